import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity.js';

/** A place from which a user has signed in: see `Place`. The row outlives the sign-in. */
@Entity('known_place')
export class KnownPlaceEntity {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'known_place_pkey' })
  userId!: string;

  /** The digest of a browser or of an address. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'known_place_pkey' })
  place!: string;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'known_place_user_id_fkey' })
  user!: UserEntity;

  @Column('timestamptz', { name: 'seen_at', default: () => 'now()' })
  seenAt!: Date;
}
