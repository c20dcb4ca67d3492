import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import { Row, type RowProps } from './row.js';
import type { RowsProps } from './rows.js';
import { TEXTS } from './texts.js';

function SortableRow(props: RowProps) {
  const { question, at, current } = props;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: question.key });
  const style = {
    transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
    transition,
  };
  return (
    <li
      ref={setNodeRef}
      style={style}
      className={`overview-row ${current ? 'here' : ''} ${isDragging ? 'lifted' : ''}`}
    >
      <Row
        {...props}
        handle={
          <button
            ref={setActivatorNodeRef}
            type="button"
            className="row-handle"
            {...attributes}
            {...listeners}
            aria-label={TEXTS.drag(at + 1)}
          >
            <GripVertical size={20} strokeWidth={2.5} aria-hidden="true" />
          </button>
        }
      />
    </li>
  );
}

/** The questions, sortable by pointer, touch or keyboard. */
export function SortableRows({ draft, expanded, acts }: RowsProps) {
  const { questions, at } = draft;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const keys = questions.map(({ key }) => key);
  const place = (key: string | number | undefined) => keys.indexOf(String(key)) + 1;

  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) acts.move(place(active.id) - 1, place(over.id) - 1);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        screenReaderInstructions: { draggable: TEXTS.dragHelp },
        announcements: {
          onDragStart: ({ active }) => TEXTS.lifted(place(active.id)),
          onDragOver: ({ over }) => TEXTS.over(place(over?.id), keys.length),
          onDragEnd: ({ over }) => TEXTS.dropped(place(over?.id), keys.length),
          onDragCancel: () => TEXTS.dragCancelled,
        },
      }}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ol className="rows">
          {questions.map((question, i) => (
            <SortableRow
              key={question.key}
              question={question}
              at={i}
              count={questions.length}
              current={i === at}
              expanded={question.key === expanded}
              acts={acts}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
