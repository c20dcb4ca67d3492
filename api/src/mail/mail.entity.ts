import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { UserEntity } from '../auth/user.entity.js';

/** A mail in the queue. It is written when it is sent, so the queue has neither addresses nor tokens. */
@Entity('mail')
@Index('mail_user', ['userId'])
@Index('mail_next', ['nextAt'])
export class MailEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'mail_pkey' })
  id!: string;

  /** The recipient; null if no user has the email for which it was requested. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId!: string | null;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'mail_user_id_fkey' })
  user!: UserEntity | null;

  @Column('text')
  kind!: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  /** When it is sent, or tried again. */
  @Column('timestamptz', { name: 'next_at', default: () => 'now()' })
  nextAt!: Date;

  @Column('integer', { default: 0 })
  tries!: number;
}
