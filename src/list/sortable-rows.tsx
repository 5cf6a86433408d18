import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { GripVertical } from '../ui/icons';

interface SortableRowsProps {
  readonly keys: readonly string[];
  readonly onMove: (key: string, to: number) => void;
  /** What stands in the row of a key, beside its handle. */
  readonly children: (key: string) => ReactNode;
}

/** Rows that a pointer drags into another order. */
export function SortableRows({ keys, onMove, children }: SortableRowsProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const drop = ({ active, over }: DragEndEvent) => {
    if (over !== null) onMove(String(active.id), keys.indexOf(String(over.id)));
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
      <SortableContext items={[...keys]} strategy={verticalListSortingStrategy}>
        {keys.map((key) => (
          <SortableRow key={key} id={key}>
            {children(key)}
          </SortableRow>
        ))}
      </SortableContext>
    </DndContext>
  );
}

function SortableRow({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id });
  return (
    <div
      ref={setNodeRef}
      className={`pricebook-column ${isDragging ? 'is-dragged' : ''}`}
      style={{ transform: transform === null ? undefined : `translateY(${transform.y}px)`, transition }}
    >
      {/* For the pointer alone: the checkbox takes Alt and the arrows. */}
      <span ref={setActivatorNodeRef} className="pricebook-column-handle is-grab" aria-hidden="true" {...listeners}>
        <GripVertical />
      </span>
      {children}
    </div>
  );
}
