import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { UserEntity } from '../auth/user.entity.js';

/** The hash of a token with which a user may set a new password once. */
@Entity('password_reset')
@Index('password_reset_user', ['userId'])
@Index('password_reset_expires', ['expiresAt'])
export class PasswordResetEntity {
  /** SHA-256 in base64url. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'password_reset_pkey' })
  hash!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'password_reset_user_id_fkey' })
  user!: UserEntity;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}
