import type { Identifier } from 'react-admin';
import type { BookingStatus } from '#sales/bookings/booking.ts';
import type { LeadStatus } from '#sales/leads/lead.ts';
import type { BulkOutcome } from '#sales/leads/lead-change.ts';
import { ask } from './http.ts';
import type { BookingRecord } from '#sales/bookings/office/booking-record.ts';
import type { Me } from './me.ts';
import type { PictureRecord } from '#agency/media/office/picture-record.ts';
import { save } from './saves/save.ts';
import { signedIn, signedOut } from './session.ts';

/** What staff do that is more than reading and saving a record. */

export type LeadPatch = {
  status?: LeadStatus;
  reason?: string;
  assignedTo?: string | null;
};

export const calls = {
  async resume() {
    signedIn(await ask<Me>('/session'));
  },
  async signOut() {
    await ask('/session', { method: 'DELETE' });
    signedOut();
  },
  changePassword: (current: string, next: string) =>
    ask<null>('/session/password', { method: 'PUT', body: { current, next } }),
  leadOn: (fromPath: string, target: string) =>
    ask('/redirects', { method: 'POST', body: { fromPath, target, status: 301, note: '' } }),
  forgetLostAddress: (id: string) => ask(`/lost-addresses/${id}`, { method: 'DELETE' }),
  changeLead: (id: string, patch: LeadPatch) =>
    ask<{ eventIds: string[] }>(`/leads/${id}`, { method: 'PATCH', body: patch }),
  addNote: (id: string, text: string) => ask(`/leads/${id}/notes`, { method: 'POST', body: { text } }),
  changeLeads: (
    ids: string[],
    change: { status: LeadStatus; reason?: string } | { assignedTo: string | null },
  ) => ask<BulkOutcome>('/leads/bulk', { method: 'POST', body: { ids, ...change } }),
  undo: (eventIds: string[]) => ask<BulkOutcome>('/leads/undo', { method: 'POST', body: { eventIds } }),
  moveBooking: (id: string, to: { date: string; time: string; notify: boolean }) =>
    ask<BookingRecord>(`/bookings/${id}/move`, { method: 'POST', body: to }),
  cancelBooking: (id: string, how: { reason: string; notify: boolean }) =>
    ask<BookingRecord>(`/bookings/${id}/cancel`, { method: 'POST', body: how }),
  hostBooking: (id: string, hostId: string | null) =>
    ask<BookingRecord>(`/bookings/${id}/host`, { method: 'PUT', body: { hostId } }),
  changeFeed: (on: boolean) => ask<{ url: string | null }>('/calendar-feed', { method: 'PUT', body: { on } }),
  markBooking: (id: string, status: Exclude<BookingStatus, 'cancelled'>) =>
    ask<BookingRecord>(`/bookings/${id}`, { method: 'PATCH', body: { status } }),
  reorder: (resource: string, ids: Identifier[]) =>
    ask<null>(`/${resource}/order`, { method: 'PUT', body: { ids } }),
  uploadPicture(file: Blob, name: string, alt: string) {
    const body = new FormData();
    body.set('file', file, name);
    body.set('alt', alt);
    return ask<PictureRecord>('/media', { method: 'POST', body });
  },
  describePicture: ({ id, etag }: PictureRecord, alt: string) =>
    save<PictureRecord>(`/media/${id}`, { method: 'PATCH', body: { alt }, etag }),
  deleteGallery: (id: string) => ask<null>(`/galleries/${id}`, { method: 'DELETE' }),
  restoreGallery: (id: string) => ask<null>(`/galleries/${id}/restore`, { method: 'POST' }),
  retryMessage: (id: string) => ask<null>(`/messages/${id}/retry`, { method: 'POST' }),
  retryJob: (queue: string, id: string) => ask<null>(`/jobs/${queue}/${id}/retry`, { method: 'POST' }),
};
