import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { dialogMessages } from '../overlays/dialog.messages';

// @dnd-kit has had no stable release since 2024. It stays because it does what a drag needs (touch, scrolling, transforms) and only
// this file, which is loaded with the column chooser, knows it; the keyboard's way is our own.

interface SortableRowsProps {
  readonly keys: readonly string[];
  readonly nameOf: (key: string) => string;
  readonly onMove: (key: string, to: number) => void;
  readonly children: (key: string) => ReactNode;
}

/** Keeps the dragged row between the first and the last one. */
const withinList: Modifier = ({ transform, draggingNodeRect: row, containerNodeRect: list }) =>
  row && list
    ? { ...transform, y: Math.min(Math.max(transform.y, list.top - row.top), list.bottom - row.bottom) }
    : transform;

/** The texts of @dnd-kit are English, and about dragging by keys, which this list does not have. */
const accessibility = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

export function SortableRows({ keys, nameOf, onMove, children }: SortableRowsProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const drop = ({ active, over }: DragEndEvent) => {
    if (over !== null) onMove(String(active.id), keys.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[withinList]}
      accessibility={accessibility}
      onDragEnd={drop}
    >
      <SortableContext items={[...keys]} strategy={verticalListSortingStrategy}>
        <div className="pricebook-sortable-list">
          {keys.map((key) => (
            <SortableRow key={key} id={key} name={nameOf(key)}>
              {children(key)}
            </SortableRow>
          ))}
        </div>
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
      {/* The handle is not in the tab order: with the keyboard, Alt and arrows on the checkbox move the row. */}
      <button
        ref={setActivatorNodeRef}
        type="button"
        className="pricebook-sortable-handle is-grab"
        aria-label={dialogMessages.columns.move(name)}
        tabIndex={-1}
        {...listeners}
      >
        <GripVertical />
      </button>
      {children}
    </div>
  );
}
