import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { UserEntity } from '../auth/user.entity.js';

/** The public half of a user's passkey. */
@Entity('passkey')
@Unique('passkey_credential_id_key', ['credentialId'])
@Index('passkey_user', ['userId'])
export class PasskeyEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'passkey_pkey' })
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'passkey_user_id_fkey' })
  user!: UserEntity;

  /** The authenticator's id for it, in base64url. */
  @Column('text', { name: 'credential_id' })
  credentialId!: string;

  /** In COSE's format. */
  @Column('bytea', { name: 'public_key' })
  publicKey!: Buffer;

  /** Number of signatures that the authenticator reports; always 0 for passkeys that are synced between devices. */
  @Column('bigint')
  counter!: string;

  /** How a browser reaches the authenticator, such as `internal` or `usb`. */
  @Column('text', { array: true })
  transports!: string[];

  @Column('text')
  name!: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt!: Date | null;
}
