/** A task of `owner`; `id` counts up. */
export interface Task {
  at: number;
  id: number;
  owner: string;
  run: () => unknown;
  dropped: boolean;
}

/** A heap by time, then by insertion order. */
export class TaskHeap {
  private readonly tasks: Task[] = [];

  push(task: Task): void {
    const { tasks } = this;
    let at = tasks.push(task) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!isBefore(task, tasks[above] as Task)) break;
      tasks[at] = tasks[above] as Task;
      at = above;
    }
    tasks[at] = task;
  }

  pop(): Task | undefined {
    const { tasks } = this;
    const first = tasks[0];
    const last = tasks.pop();
    if (!last || tasks.length === 0) return first;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= tasks.length) break;
      if (below + 1 < tasks.length && isBefore(tasks[below + 1] as Task, tasks[below] as Task)) below += 1;
      if (!isBefore(tasks[below] as Task, last)) break;
      tasks[at] = tasks[below] as Task;
      at = below;
    }
    tasks[at] = last;
    return first;
  }
}

const isBefore = (a: Task, b: Task) => a.at < b.at || (a.at === b.at && a.id < b.id);
