import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A player's report of a faulty question; one per player and question. */
@Entity('question_report')
@Index('question_report_at', ['at'])
@Index('question_report_user', ['userId', 'ref'])
export class QuestionReportEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'question_report_pkey' })
  ref!: string;

  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'question_report_pkey' })
  userId!: string;

  @Column('text')
  kind!: string;

  @Column('text')
  text!: string;

  /** The prompt as the player saw it; `answer` is its key. */
  @Column('text')
  prompt!: string;

  @Column('text')
  answer!: string;

  @Column('timestamptz', { default: () => 'now()' })
  at!: Date;
}
