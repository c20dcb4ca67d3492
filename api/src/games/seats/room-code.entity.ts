import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The directory of rooms. A code stays taken for a while after its room has closed. */
@Entity('room_code')
@Index('room_code_free', ['freeAt'], { where: 'free_at is not null' })
export class RoomCodeEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'room_code_pkey' })
  code!: string;

  @Index('room_code_game')
  @Column('uuid', { name: 'game_id' })
  gameId!: string;

  /** When the code may be used again; null while the room is open. */
  @Column('timestamptz', { name: 'free_at', nullable: true })
  freeAt!: Date | null;
}
