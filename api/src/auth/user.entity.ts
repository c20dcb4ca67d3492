import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

@Entity('users')
@Unique('users_email_key', ['email'])
@Unique('users_username_key_key', ['usernameKey'])
@Index('users_guest_created', ['createdAt'], { where: 'is_guest' })
export class UserEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'users_pkey' })
  id!: string;

  /** Trimmed and lower-cased. Null for a guest. */
  @Column('text', { nullable: true })
  email!: string | null;

  @Column('text')
  username!: string;

  /** Unique: see `usernameKey`. */
  @Column('text', { name: 'username_key' })
  usernameKey!: string;

  /** Null for users who have no password. */
  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash!: string | null;

  /** Whether the user has chosen a name only. */
  @Column('boolean', { name: 'is_guest', default: false })
  isGuest!: boolean;

  /** Unused. Columns are never dropped, since servers of the previous release may run beside this one. */
  @Column('boolean', { default: false })
  operator!: boolean;

  /** Whether the user is an operator: may see and correct all games. */
  @Column('boolean', { name: 'is_operator', default: false })
  isOperator!: boolean;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}

/** Two usernames are the same if their keys are equal. Case, width and other compatible forms do not matter. */
export function usernameKey(username: string): string {
  // Upper case first: it also makes ß and ss, ς and σ equal.
  return username.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');
}
