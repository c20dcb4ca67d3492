import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** History: a projection of the log, written by the append that completes a run. */
@Entity('played_quiz')
@Index('played_quiz_user', ['userId', 'at'])
export class PlayedQuizEntity {
  @PrimaryColumn('uuid', { name: 'game_id', primaryKeyConstraintName: 'played_quiz_pkey' })
  gameId!: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'played_quiz_pkey' })
  run!: number;

  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'played_quiz_pkey' })
  userId!: string;

  @Column('text')
  title!: string;

  @Column('integer', { nullable: true })
  score!: number | null;

  @Column('integer', { name: 'total_questions' })
  totalQuestions!: number;

  @Column('boolean', { name: 'is_multiplayer' })
  isMultiplayer!: boolean;

  @Column('boolean', { default: false })
  untimed!: boolean;

  @Column('timestamptz')
  at!: Date;
}
