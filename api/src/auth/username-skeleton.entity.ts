import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity.js';

/** A skeleton of a user's name. No two users share one: see `skeletonsOf`. */
@Entity('username_skeleton')
@Index('username_skeleton_user', ['userId'])
export class UsernameSkeletonEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'username_skeleton_pkey' })
  skeleton!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'username_skeleton_user_id_fkey' })
  user!: UserEntity;
}
