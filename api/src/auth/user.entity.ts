import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

@Entity('users')
@Unique('users_email_key', ['email'])
@Unique('users_username_key_key', ['usernameKey'])
export class UserEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'users_pkey' })
  id!: string;

  /** Trimmed and lower-cased. */
  @Column('text')
  email!: string;

  @Column('text')
  username!: string;

  /** Unique: see `usernameKey`. */
  @Column('text', { name: 'username_key' })
  usernameKey!: string;

  @Column('text', { name: 'password_hash' })
  passwordHash!: string;

  /** Unused. Columns are never dropped, since servers of the previous release may run beside this one. */
  @Column('boolean', { default: false })
  operator!: boolean;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}

/** Two usernames are the same if their keys are equal. Case, width and other compatible forms do not matter. */
export function usernameKey(username: string): string {
  // Upper case first: it also makes ß and ss, ς and σ equal.
  return username.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');
}
