import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One open solo game and one room per user, held across all instances. */
@Entity('seat_of')
export class SeatOfEntity {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'seat_of_pkey' })
  userId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'seat_of_pkey' })
  kind!: string;

  @Index('seat_of_game')
  @Column('uuid', { name: 'game_id' })
  gameId!: string;

  @Column('timestamptz', { name: 'taken_at', default: () => 'clock_timestamp()' })
  takenAt!: Date;
}
