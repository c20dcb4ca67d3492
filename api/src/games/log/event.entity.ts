import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An event in the log: the source of truth for its game. TypeORM cannot express the index of players. */
@Entity('game_event')
@Index('game_event_player', { synchronize: false })
@Index('game_event_renamed', ['gameId'], { where: "type = 'PlayerRenamed'" })
@Index('game_event_questions', ['gameId'], {
  where: "type in ('QuestionsDealt', 'AnswerKeySet', 'QuestionClosed')",
})
export class EventEntity {
  @PrimaryColumn('uuid', { name: 'game_id', primaryKeyConstraintName: 'game_event_pkey' })
  gameId!: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'game_event_pkey' })
  version!: number;

  @Column('integer')
  epoch!: number;

  @Column('timestamptz')
  at!: Date;

  @Column('text')
  type!: string;

  /** The version of the event type's format. */
  @Column('smallint')
  v!: number;

  @Column('uuid', { name: 'command_id', nullable: true })
  commandId!: string | null;

  @Column('jsonb')
  data!: object;
}
