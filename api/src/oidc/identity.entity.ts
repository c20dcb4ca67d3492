import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { UserEntity } from '../auth/user.entity.js';

/** A user's account at an OpenID Connect provider. */
@Entity('identity')
@Index('identity_user', ['userId'])
export class IdentityEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'identity_pkey' })
  issuer!: string;

  /** The provider's id for the user. It never changes, unlike the email. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'identity_pkey' })
  subject!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'identity_user_id_fkey' })
  user!: UserEntity;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}
