import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { SignInEntity } from './sign-in.entity.js';

/** The hash of an issued refresh token. Only the user's cookie has the token. */
@Entity('refresh_token')
@Index('refresh_token_sign_in', ['signInId'])
@Index('refresh_token_issued', ['issuedAt'])
export class RefreshTokenEntity {
  /** SHA-256 in base64url. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'refresh_token_pkey' })
  hash!: string;

  @Column('uuid', { name: 'sign_in_id' })
  signInId!: string;

  @ManyToOne(() => SignInEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'sign_in_id', foreignKeyConstraintName: 'refresh_token_sign_in_id_fkey' })
  signIn!: SignInEntity;

  @Column('timestamptz', { name: 'issued_at' })
  issuedAt!: Date;

  /** When it was first presented, or last got another successor. */
  @Column('timestamptz', { name: 'rotated_at', nullable: true })
  rotatedAt!: Date | null;

  /** When its predecessor got another successor instead of it. */
  @Column('timestamptz', { name: 'voided_at', nullable: true })
  voidedAt!: Date | null;

  /** How many of its successors were voided. */
  @Column('integer', { default: 0 })
  renewals!: number;
}
