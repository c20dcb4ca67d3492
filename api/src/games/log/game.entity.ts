import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The head row of a game: which instance may append to its log, and when its next step is due. */
@Entity('game')
@Index('game_due', ['dueAt'], { where: 'due_at is not null' })
@Index('game_unscheduled', ['id'], { where: "due_at is null and phase <> 'closed'" })
@Index('game_closed', ['createdAt', 'id'], { where: "phase = 'closed'" })
@Index('game_created', ['createdAt', 'id'])
@Index('game_open', ['createdAt', 'id'], { where: "phase <> 'closed'" })
@Index('game_quarantined', ['createdAt', 'id'], { where: 'quarantine is not null' })
@Index('game_owner', ['owner'], { where: 'owner is not null' })
export class GameEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'game_pkey' })
  id!: string;

  @Column('text')
  kind!: string;

  @Column('text')
  phase!: string;

  /** The version of the last event in the log. */
  @Column('integer')
  version!: number;

  /** The number of claims: the fencing token. */
  @Column('integer')
  epoch!: number;

  @Column('uuid', { nullable: true })
  owner!: string | null;

  @Column('timestamptz', { name: 'due_at', nullable: true })
  dueAt!: Date | null;

  @Column('timestamptz', { name: 'released_at', nullable: true })
  releasedAt!: Date | null;

  /** Why the game is quarantined, or null. */
  @Column('text', { nullable: true })
  quarantine!: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  /** When the game came from another installation, or null. Anchors of earlier times leave it out. */
  @Column('timestamptz', { name: 'imported_at', nullable: true })
  importedAt!: Date | null;
}
