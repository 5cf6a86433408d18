import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { GripVertical } from '../controls/icons';

interface SortableRowsProps {
  readonly keys: readonly string[];
  readonly nameOf: (key: string) => string;
  readonly onMove: (key: string, to: number) => void;
  /** Renders the row of a key, beside its drag handle. */
  readonly children: (key: string) => ReactNode;
}

export function SortableRows({ keys, nameOf, onMove, children }: SortableRowsProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const drop = ({ active, over }: DragEndEvent) => {
    if (over !== null) onMove(String(active.id), keys.indexOf(String(over.id)));
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
      <SortableContext items={[...keys]} strategy={verticalListSortingStrategy}>
        {keys.map((key) => (
          <SortableRow key={key} id={key} name={nameOf(key)}>
            {children(key)}
          </SortableRow>
        ))}
      </SortableContext>
    </DndContext>
  );
}

interface SortableRowProps {
  readonly id: string;
  readonly name: string;
  readonly children: ReactNode;
}

function SortableRow({ id, name, children }: SortableRowProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id });
  return (
    <div
      ref={setNodeRef}
      className={classNames('pricebook-sortable', isDragging && 'is-dragged')}
      style={{ transform: transform === null ? undefined : `translateY(${transform.y}px)`, transition }}
    >
      {/* Out of the Tab order: the checkbox takes Alt and the arrows. */}
      <button
        ref={setActivatorNodeRef}
        type="button"
        className="pricebook-sortable-handle is-grab"
        aria-label={`Move ${name}`}
        tabIndex={-1}
        {...listeners}
      >
        <GripVertical />
      </button>
      {children}
    </div>
  );
}
