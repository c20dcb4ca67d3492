import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/**
 * An action of an operator. `target` is the id of its object, or empty. Neither `target` nor `details` may hold a name or an
 * email, since entries are kept when the account that they concern is deleted.
 */
export interface OperatorAction {
  /** None for the command line. */
  operator?: { userId: string; username: string };
  action: string;
  target: string;
  details?: object;
}

/** The operator's name for actions at the command line. */
export const COMMAND_LINE = 'command line';
const IS_OPERATOR = 'select from users where id = $1 and is_operator';
const RECORD = `insert into operator_action (operator, operator_id, action, target, details)
  values ($1, $2, $3, $4, $5)`;

/** Adds an entry to the audit log, in the transaction of the change. */
export async function record(
  manager: Pick<EntityManager, 'query'>,
  { operator, action, target, details }: OperatorAction,
): Promise<void> {
  const { userId = null, username = COMMAND_LINE } = operator ?? {};
  await manager.query(RECORD, [username, userId, action, target, details ? JSON.stringify(details) : null]);
}

/** The role of operators, and their audit log. */
@Injectable()
export class Operators {
  constructor(private readonly database: DataSource) {}

  /** Reads the user's row, so that revoking the role takes effect at once. */
  async isOperator(userId: string): Promise<boolean> {
    return (await this.database.query<unknown[]>(IS_OPERATOR, [userId])).length > 0;
  }

  record = (action: OperatorAction, manager: EntityManager = this.database.manager): Promise<void> =>
    record(manager, action);
}
