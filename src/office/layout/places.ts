import type { ComponentType } from 'react';
import { groups } from '#kit/office/resource.ts';
import type { Permission } from '#kit/permissions.ts';
import { resources } from '#office/resources.ts';

export type Place = { to: string; text: string; Icon: ComponentType; needs: Permission; jump?: string };

/** Every place of the office, in the order of the menu; each is seen by those who may enter it. */
export const places: { group: string; places: Place[] }[] = groups.map((group) => ({
  group,
  places: resources.flatMap(({ name, permission, place }) => {
    if (place?.group !== group) return [];
    const { text, icon: Icon, needs = `${permission}:read` as Permission, jump } = place;
    return [{ to: `/${name}`, text, Icon, needs, ...(jump && { jump }) }];
  }),
}));
