import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity.js';

/** A session from login to logout. Its id is the `sid` of access tokens; it groups the refresh tokens. */
@Entity('sign_in')
@Index('sign_in_user', ['userId'])
@Index('sign_in_revoked', ['revokedAt'], { where: 'revoked_at is not null' })
export class SignInEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'sign_in_pkey' })
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'sign_in_user_id_fkey' })
  user!: UserEntity;

  @Column('boolean', { name: 'keep_logged_in' })
  keepLoggedIn!: boolean;

  /** Such as "Chrome on Windows": see `deviceOf`. Null for sign-ins by an older release. */
  @Column('text', { nullable: true })
  device!: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt!: Date | null;
}
