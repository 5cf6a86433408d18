import type { EntityResource } from '../api/resources/entity-resource';
import type { SheetListMethods } from '../embed/list-methods';
import type { DownloadOptions } from '../lists/actions/download-list';
import { type SheetActions, useSheetList } from '../lists/actions/use-sheet-list';
import type { Identity } from '../wire/field';
import {
  type ListAreaOptions,
  type ListAreaState,
  useAreaControls,
  useEntityList,
  type WithMethods,
} from './use-list-area';

/** Like `useListArea`, with spreadsheet upload and download. */
export function useSheetArea<R extends Identity>(
  options: ListAreaOptions<R> &
    WithMethods<SheetListMethods> & {
      readonly entity: Pick<EntityResource<R>, 'download'>;
      readonly messages: DownloadOptions['messages'];
    },
): ListAreaState<R, SheetActions<R>> {
  const { entity, messages, host, methods } = options;
  const entityList = useEntityList(options);
  const read = () => entity.download(host.client, entityList.list.query.peek());
  return useAreaControls(
    options,
    entityList,
    useSheetList({ ...entityList, file: { name: entity.name, read, messages } }, methods),
  );
}
