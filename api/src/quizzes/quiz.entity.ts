import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { EditQuestion } from '#protocol/quizzes';
import { UserEntity } from '../auth/user.entity.js';

const NOT_DELETED = 'deleted_at is null';

/**
 * A user's quiz. The migrations have what TypeORM cannot express: the order of the list indexes, the columns that they
 * include, and the index of the questions' ids. Servers of the previous release use `quiz_newest`.
 */
@Entity('quiz')
@Index('quiz_listed', { synchronize: false })
@Index('quiz_newest', { synchronize: false })
@Index('quiz_question', { synchronize: false })
@Index('quiz_creations', ['ownerId', 'createdAt', 'id'], { where: NOT_DELETED })
@Index('quiz_deleted', ['deletedAt'], { where: 'deleted_at is not null' })
@Index('quiz_search', ['search'], { type: 'gin', where: NOT_DELETED })
export class QuizEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'quiz_pkey' })
  id!: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId!: string;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'quiz_owner_id_fkey' })
  owner!: UserEntity;

  @Column('text')
  title!: string;

  @Column('integer', { name: 'total_questions' })
  totalQuestions!: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt!: Date;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt!: Date | null;

  /** An operator has hidden it: it is for its author only. */
  @Column('boolean', { default: false })
  hidden!: boolean;

  /** The words of the title and of the author's name: see `searchWords`. */
  @Column('tsvector')
  search!: string;

  @Column('jsonb')
  questions!: EditQuestion[];
}
