// Written by scripts/client.ts from /openapi.json. Do not change it by hand.

type Json<T> = { headers: { [name: string]: unknown }; content: { 'application/json': T } };
type Nothing = { headers: { [name: string]: unknown }; content?: never };
type Plain = { query?: never; header?: never; path?: never; cookie?: never };
/** Why a call was refused. */
export type Refusal = { success: false; message: string; errors?: Record<string, string>; code: string };

export interface paths {
  '/staff/today': {
    /** What waits for whoever asks, by kind, and in each what is urgent and worth much first (today:read) */
    get: {
      parameters: { query?: { whose?: 'mine' | 'all'; snoozed?: string } };
      responses: {
        200: Json<{
          more: { label: string; path: string }[];
          snoozed: number;
          nextAt: string | null;
          restored: { madeAt: string; at: string } | null;
          elsewhere: string | null;
          data: components['schemas']['TodayItem'][];
        }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/today/snoozes': {
    /** Put items off, for whoever asks, until a time, or bring them back (today:read) */
    put: {
      parameters: Plain;
      requestBody: {
        content: { 'application/json': { items: { id: string; at: string }[]; until: string | null } };
      };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/search': {
    /** Records of every kind that match (search:use) */
    get: {
      parameters: { query: { q: string } };
      responses: { 200: Json<{ data: components['schemas']['SearchHit'][] }>; default: Json<Refusal> };
    };
  };
  '/staff/dashboard': {
    /** How business went in some days, and in as many days before (dashboard:read) */
    get: {
      parameters: { query: { from: string; to: string } };
      responses: { 200: Json<components['schemas']['StaffDashboard']>; default: Json<Refusal> };
    };
  };
  '/staff/dashboard/export.csv': {
    /** The same as CSV (dashboard:read) */
    get: {
      parameters: { query: { from: string; to: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'text/csv': string } };
        default: Json<Refusal>;
      };
    };
  };
  '/staff/advertising': {
    /** What campaigns cost in some days, and what they brought (advertising:read) */
    get: {
      parameters: { query: { from: string; to: string; model?: 'first' | 'last' } };
      responses: { 200: Json<components['schemas']['StaffAdvertising']>; default: Json<Refusal> };
    };
  };
  '/staff/advertising/export.csv': {
    /** The same as CSV (advertising:read) */
    get: {
      parameters: { query: { from: string; to: string; model?: 'first' | 'last' } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'text/csv': string } };
        default: Json<Refusal>;
      };
    };
  };
  '/staff/advertising/mapping': {
    /** Which column is what in exports with this header line (advertising:edit) */
    post: {
      parameters: Plain;
      requestBody: { content: { 'application/json': { header: string } } };
      responses: { 200: Json<components['schemas']['StaffSpendMapping']>; default: Json<Refusal> };
    };
  };
  '/staff/advertising/import': {
    /** Take in what campaigns cost on which days, or say what would become of it (advertising:edit) */
    post: {
      parameters: Plain;
      requestBody: {
        content: {
          'application/json': {
            platform: 'google' | 'meta';
            currency: string;
            header: string;
            mapping: {
              day?: number;
              dayEnd?: number;
              campaign?: number;
              campaignId?: number;
              spend?: number;
              currency?: number;
              impressions?: number;
              clicks?: number;
            };
            dryRun: boolean;
            rows: {
              line: number;
              day: string;
              campaign: string;
              campaignId: string;
              spendPaise: number;
              impressions: number;
              clicks: number;
            }[];
          };
        };
      };
      responses: {
        200: Json<{ line: number; outcome: 'new' | 'same' | 'changed' }[]>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/advertising/words': {
    /** Say whose campaign it is that visits call so, or take that back (advertising:edit) */
    put: {
      parameters: Plain;
      requestBody: { content: { 'application/json': { key: string; campaignId: string | null } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/ad-accounts': {
    /** From which accounts of Google Ads and Meta costs are fetched, and what came of it (advertising:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffAdAccount'][]>; default: Json<Refusal> };
    };
  };
  '/staff/ad-accounts/{platform}/fetch': {
    /** Have the costs of the last days fetched now (advertising:edit) */
    post: {
      parameters: { path: { platform: 'google' | 'meta' } };
      requestBody: { content: { 'application/json': { days?: 30 } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/leads/export.csv': {
    /** All leads that match, as CSV (leads:export) */
    get: {
      parameters: {
        query?: {
          status?: string;
          source?: string;
          sourceSaid?: 'yes' | 'no';
          form?:
            | 'contact'
            | 'enquiry'
            | 'service'
            | 'offer'
            | 'plan'
            | 'chatbot'
            | 'picker'
            | 'consultation'
            | 'import'
            | 'office'
            | 'outside';
          assignedTo?: 'none' | string;
          tag?: string;
          custom?: string;
          trash?: string;
          from?: string;
          to?: string;
          expectedFrom?: string;
          expectedTo?: string;
          expectedClose?: 'planned' | 'none';
          wonFrom?: string;
          wonTo?: string;
          followUp?: 'due' | 'planned' | 'none';
          response?: 'waiting' | 'late';
          q?: string;
        };
      };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'text/csv': string } };
        default: Json<Refusal>;
      };
    };
  };
  '/staff/leads/export.xlsx': {
    /** All leads that match, as a workbook with real dates and sums (leads:export) */
    get: {
      parameters: {
        query?: {
          status?: string;
          source?: string;
          sourceSaid?: 'yes' | 'no';
          form?:
            | 'contact'
            | 'enquiry'
            | 'service'
            | 'offer'
            | 'plan'
            | 'chatbot'
            | 'picker'
            | 'consultation'
            | 'import'
            | 'office'
            | 'outside';
          assignedTo?: 'none' | string;
          tag?: string;
          custom?: string;
          trash?: string;
          from?: string;
          to?: string;
          expectedFrom?: string;
          expectedTo?: string;
          expectedClose?: 'planned' | 'none';
          wonFrom?: string;
          wonTo?: string;
          followUp?: 'due' | 'planned' | 'none';
          response?: 'waiting' | 'late';
          q?: string;
        };
      };
      responses: {
        200: {
          headers: { [name: string]: unknown };
          content: { 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string };
        };
        default: Json<Refusal>;
      };
    };
  };
  '/staff/leads': {
    /** Leads, filtered and sorted, a page at a time (leads:read) */
    get: {
      parameters: {
        query?: {
          status?: string;
          source?: string;
          sourceSaid?: 'yes' | 'no';
          form?:
            | 'contact'
            | 'enquiry'
            | 'service'
            | 'offer'
            | 'plan'
            | 'chatbot'
            | 'picker'
            | 'consultation'
            | 'import'
            | 'office'
            | 'outside';
          assignedTo?: 'none' | string;
          tag?: string;
          custom?: string;
          trash?: string;
          from?: string;
          to?: string;
          expectedFrom?: string;
          expectedTo?: string;
          expectedClose?: 'planned' | 'none';
          wonFrom?: string;
          wonTo?: string;
          followUp?: 'due' | 'planned' | 'none';
          response?: 'waiting' | 'late';
          q?: string;
          sort?: 'createdAt' | 'name' | 'nextFollowUpAt' | 'status' | 'valuePaise' | 'score';
          order?: 'asc' | 'desc';
          perPage?: number;
          offset?: number | null;
          cursor?: string;
        };
      };
      responses: {
        200: Json<{
          data: components['schemas']['StaffLead'][];
          nextCursor: string | null;
          total: number;
          totalIsCapped: boolean;
        }>;
        default: Json<Refusal>;
      };
    };
    /** File somebody who called or walked in (leads:edit) */
    post: {
      parameters: Plain;
      requestBody: {
        content: {
          'application/json': {
            key: string;
            phone: string;
            name: string;
            email?: string;
            company?: string;
            service?: string;
            message?: string;
            source: 'Call' | 'Walk-in' | 'WhatsApp' | 'E-mail' | 'Referral' | 'Event';
            custom?: { [name: string]: string | number | null };
            assignedTo?: string | null;
          };
        };
      };
      responses: { 201: Json<{ id: string }>; default: Json<Refusal> };
    };
  };
  '/staff/leads/counts': {
    /** How much waits (leads:read) */
    get: {
      parameters: Plain;
      responses: {
        200: Json<{ new: number; mine: number; due: number; suspected: number }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/leads/sums': {
    /** How many leads of each status match, and what they are worth together (leads:read) */
    get: {
      parameters: {
        query?: {
          status?: string;
          source?: string;
          sourceSaid?: 'yes' | 'no';
          form?:
            | 'contact'
            | 'enquiry'
            | 'service'
            | 'offer'
            | 'plan'
            | 'chatbot'
            | 'picker'
            | 'consultation'
            | 'import'
            | 'office'
            | 'outside';
          assignedTo?: 'none' | string;
          tag?: string;
          custom?: string;
          trash?: string;
          from?: string;
          to?: string;
          expectedFrom?: string;
          expectedTo?: string;
          expectedClose?: 'planned' | 'none';
          wonFrom?: string;
          wonTo?: string;
          followUp?: 'due' | 'planned' | 'none';
          response?: 'waiting' | 'late';
          q?: string;
        };
      };
      responses: {
        200: Json<{
          byStatus: {
            status: 'new' | 'contacted' | 'qualified' | 'proposal' | 'won' | 'lost' | 'suspected' | 'junk';
            count: number;
            valuePaise: number;
          }[];
        }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/leads/sources': {
    /** The sources that leads came from (leads:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<string[]>; default: Json<Refusal> };
    };
  };
  '/staff/leads/bulk': {
    /** Assign many leads, or give them a status (leads:edit) */
    post: {
      parameters: Plain;
      requestBody: {
        content: {
          'application/json':
            | { ids: string[]; assignedTo: string | null }
            | { ids: string[]; addTags: string[] }
            | {
                ids: string[];
                status:
                  | 'new'
                  | 'contacted'
                  | 'qualified'
                  | 'proposal'
                  | 'won'
                  | 'lost'
                  | 'suspected'
                  | 'junk';
                reason?: string;
              };
        };
      };
      responses: {
        200: Json<{ changed: { id: string; eventId: string }[]; refused: { id: string; reason: string }[] }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/leads/undo': {
    /** Take back your own changes of the last ten minutes (leads:edit) */
    post: {
      parameters: Plain;
      requestBody: { content: { 'application/json': { eventIds: string[] } } };
      responses: {
        200: Json<{ changed: { id: string; eventId: string }[]; refused: { id: string; reason: string }[] }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/leads/{id}': {
    /** A lead with its consents and timeline (leads:read) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffLeadDetail']>; default: Json<Refusal> };
    };
    /** Change what is known of a person (leads:edit) */
    put: {
      parameters: { header: { 'if-match': string }; path: { id: string } };
      requestBody: {
        content: {
          'application/json': {
            name: string;
            phone: string;
            email: string;
            company: string;
            address?: string;
            pincode?: string;
            stateCode?: string;
            service: string;
            plan: string;
            source: string;
            language: 'en' | 'hi' | 'mr';
            custom?: { [name: string]: string | number | null };
          };
        };
      };
      responses: { 200: Json<components['schemas']['StaffLeadDetail']>; default: Json<Refusal> };
    };
    /** Change status, person or next follow-up (leads:edit) */
    patch: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          'application/json': {
            status?: 'new' | 'contacted' | 'qualified' | 'proposal' | 'won' | 'lost' | 'suspected' | 'junk';
            reason?: string;
            assignedTo?: string | null;
            valuePaise?: number | null;
            expectedCloseOn?: string | null;
            addTags?: string[];
            removeTags?: string[];
            nextFollowUpAt?: string | null;
          };
        };
      };
      responses: { 200: Json<{ eventIds: string[] }>; default: Json<Refusal> };
    };
  };
  '/staff/leads/{id}/notes': {
    /** Write a note (leads:edit) */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { text: string; tell?: string[] } } };
      responses: { 201: Json<{ id: string }>; default: Json<Refusal> };
    };
  };
  '/staff/deal-chances': {
    /** How likely leads become sales, by their status (leads:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['DealChances']>; default: Json<Refusal> };
    };
    /** Say how likely leads become sales (lead-rules:edit) */
    put: {
      parameters: { header: { 'if-match': string } };
      requestBody: {
        content: {
          'application/json': { new: number; contacted: number; qualified: number; proposal: number };
        };
      };
      responses: { 200: Json<components['schemas']['DealChances']>; default: Json<Refusal> };
    };
  };
  '/staff/deal-forecast': {
    /** What the open leads will bring, by chance (leads:read) */
    get: {
      parameters: Plain;
      responses: {
        200: Json<{
          today: string;
          chances: { new: number; contacted: number; qualified: number; proposal: number };
          all: { count: number; unvalued: number; valuePaise: number; expectedPaise: number };
          byPeriod: {
            count: number;
            unvalued: number;
            valuePaise: number;
            expectedPaise: number;
            period: ('overdue' | 'later' | 'none') | string;
          }[];
          byPerson: {
            count: number;
            unvalued: number;
            valuePaise: number;
            expectedPaise: number;
            assignedTo: string | null;
            assignedName: string | null;
          }[];
          byStatus: {
            count: number;
            unvalued: number;
            valuePaise: number;
            expectedPaise: number;
            status: 'new' | 'contacted' | 'qualified' | 'proposal';
          }[];
          largest: {
            id: string;
            name: string;
            status: 'new' | 'contacted' | 'qualified' | 'proposal';
            valuePaise: number;
            expectedPaise: number;
            expectedCloseOn: string | null;
          }[];
        }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/sales-targets': {
    /** What shall be won in every month, and in single ones (leads:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['SalesTargets']>; default: Json<Refusal> };
    };
    /** Say what shall be won in every month, and in single ones (lead-rules:edit) */
    put: {
      parameters: { header: { 'if-match': string } };
      requestBody: {
        content: {
          'application/json': {
            agencyPaise: number | null;
            people: { [name: string]: number };
            months?: { [name: string]: { agencyPaise: number | null; people: { [name: string]: number } } };
          };
        };
      };
      responses: { 200: Json<components['schemas']['SalesTargets']>; default: Json<Refusal> };
    };
  };
  '/staff/target-progress': {
    /** What this month has brought beside what it shall bring, and what is still expected (leads:read) */
    get: {
      parameters: Plain;
      responses: {
        200: Json<{
          today: string;
          agency: { targetPaise: number | null; wonPaise: number; expectedPaise: number };
          people: {
            targetPaise: number | null;
            wonPaise: number;
            expectedPaise: number;
            assignedTo: string | null;
            assignedName: string | null;
          }[];
        }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/leads/trash': {
    /** Put leads into the trash; they come back for thirty days (leads:edit) */
    post: {
      parameters: Plain;
      requestBody: { content: { 'application/json': { ids: string[] } } };
      responses: {
        200: Json<{ changed: { id: string; eventId: string }[]; refused: { id: string; reason: string }[] }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/leads/restore': {
    /** Take leads out of the trash, as they were (leads:edit) */
    post: {
      parameters: Plain;
      requestBody: { content: { 'application/json': { ids: string[] } } };
      responses: {
        200: Json<{ changed: { id: string; eventId: string }[]; refused: { id: string; reason: string }[] }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/leads/erase': {
    /** Erase what lies in the trash at once, for whoever asked for it (privacy:edit) */
    post: {
      parameters: Plain;
      requestBody: { content: { 'application/json': { ids: string[] } } };
      responses: { 200: Json<{ erased: number }>; default: Json<Refusal> };
    };
  };
  '/staff/lead-desk/{id}': {
    /** What was sold to a lead, and is about to be (leads:read) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffLeadDesk']>; default: Json<Refusal> };
    };
  };
  '/staff/lead-tags': {
    /** All lead-tags (lead-tags:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<{ id: string; etag: string }[]>; default: Json<Refusal> };
    };
    /** Add to the lead-tags (lead-tags:edit) */
    post: {
      parameters: Plain;
      requestBody: { content: { 'application/json': { name: string } } };
      responses: { 201: Json<{ id: string }>; default: Json<Refusal> };
    };
  };
  '/staff/lead-tags/{id}': {
    /** Replace one of the lead-tags (lead-tags:edit) */
    put: {
      parameters: { header: { 'if-match': string }; path: { id: string } };
      requestBody: { content: { 'application/json': { name: string } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
    /** Remove one of the lead-tags (lead-tags:edit) */
    delete: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/lead-tags/{id}/merge': {
    /** Make one tag of two, on every lead (lead-tags:edit) */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { intoId: string } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/lead-fields': {
    /** The agency’s own fields of leads, in their order (leads:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffLeadField'][]>; default: Json<Refusal> };
    };
    /** Add a field at the end (lead-rules:edit) */
    post: {
      parameters: Plain;
      requestBody: {
        content: {
          'application/json': {
            name: string;
            kind: 'text' | 'number' | 'date' | 'choice';
            choices?: string[];
            retired?: boolean;
          };
        };
      };
      responses: { 201: Json<components['schemas']['StaffLeadField']>; default: Json<Refusal> };
    };
  };
  '/staff/lead-fields/order': {
    /** Put the fields into this order (lead-rules:edit) */
    put: {
      parameters: Plain;
      requestBody: { content: { 'application/json': { ids: string[] } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/lead-fields/{id}': {
    /** Rename a field, change its choices, retire it or ask it again (lead-rules:edit) */
    put: {
      parameters: { header: { 'if-match': string }; path: { id: string } };
      requestBody: {
        content: {
          'application/json': {
            name: string;
            kind: 'text' | 'number' | 'date' | 'choice';
            choices?: string[];
            retired?: boolean;
          };
        };
      };
      responses: { 200: Json<components['schemas']['StaffLeadField']>; default: Json<Refusal> };
    };
    /** Forget a field that no lead answers (lead-rules:edit) */
    delete: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/lead-people': {
    /** Who a number might belong to while it is typed (leads:read) */
    get: {
      parameters: { query: { phone: string } };
      responses: { 200: Json<components['schemas']['StaffPersonFound']>; default: Json<Refusal> };
    };
  };
  '/staff/leads/{id}/touches': {
    /** Note that somebody reached us once more (leads:edit) */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          'application/json': {
            key: string;
            source: 'Call' | 'Walk-in' | 'WhatsApp' | 'E-mail' | 'Referral' | 'Event';
            message?: string;
          };
        };
      };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/leads/{id}/duplicates': {
    /** Other leads with the same number or address (leads:read) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffLead'][]>; default: Json<Refusal> };
    };
  };
  '/staff/leads/{id}/merge': {
    /** Make this lead part of another one of the same person (leads:edit) */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { intoId: string } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/leads/{id}/undo-merge': {
    /** Make two leads again of a merge of the last thirty days (leads:edit) */
    post: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/lead-tasks': {
    /** Tasks with their leads, a page at a time (leads:read) */
    get: {
      parameters: {
        query?: {
          whose?: 'mine' | 'all';
          state?: 'open' | 'done';
          perPage?: number;
          offset?: number | null;
          cursor?: string;
        };
      };
      responses: {
        200: Json<{
          data: (components['schemas']['StaffLeadTask'] & {
            leadName: string;
            phone: string;
            phoneComplete: boolean;
          })[];
          nextCursor: string | null;
        }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/leads/{id}/tasks': {
    /** Note what is to be done about a lead (leads:edit) */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: { 'application/json': { title?: string; dueAt: string; assignedTo?: string } };
      };
      responses: { 201: Json<{ eventIds: string[]; id: string }>; default: Json<Refusal> };
    };
  };
  '/staff/lead-tasks/{id}': {
    /** Do a task, open it again, put it off, give it to somebody else (leads:edit) */
    patch: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          'application/json': {
            title?: string;
            dueAt?: string;
            assignedTo?: string;
            done?: boolean;
            reason?: string;
          };
        };
      };
      responses: { 200: Json<{ eventIds: string[] }>; default: Json<Refusal> };
    };
  };
  '/staff/leads/import': {
    /** Take rows of a spreadsheet in, or say what would become of them (leads:import) */
    post: {
      parameters: Plain;
      requestBody: {
        content: {
          'application/json': {
            importId: string;
            fileName: string;
            duplicates: 'skip' | 'join';
            dryRun: boolean;
            rows: {
              line: number;
              name?: string;
              phone?: string;
              email?: string;
              service?: string;
              message?: string;
              source?: string;
              value?: string;
              tags?: string;
              custom?: { [name: string]: string };
            }[];
          };
        };
      };
      responses: {
        200: Json<
          {
            line: number;
            outcome: 'made' | 'joined' | 'skipped' | 'refused';
            leadId: string | null;
            errors: { [name: string]: string };
            names: string[];
          }[]
        >;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/lead-templates': {
    /** What staff write to leads again and again (lead-templates:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['LeadTemplate'][]>; default: Json<Refusal> };
    };
    /** Add a template (lead-templates:edit) */
    post: {
      parameters: Plain;
      requestBody: {
        content: {
          'application/json': { name: string; channel: 'email' | 'whatsapp'; subject: string; text: string };
        };
      };
      responses: { 201: Json<components['schemas']['LeadTemplate']>; default: Json<Refusal> };
    };
  };
  '/staff/lead-templates/{id}': {
    /** Replace a template (lead-templates:edit) */
    put: {
      parameters: { header: { 'if-match': string }; path: { id: string } };
      requestBody: {
        content: {
          'application/json': { name: string; channel: 'email' | 'whatsapp'; subject: string; text: string };
        };
      };
      responses: { 200: Json<components['schemas']['LeadTemplate']>; default: Json<Refusal> };
    };
    /** Delete a template (lead-templates:edit) */
    delete: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/leads/{id}/mail': {
    /** Mail a lead; answers go to whoever wrote (leads:edit) */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { key: string; subject: string; text: string } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/leads/{id}/whatsapp': {
    /** Write to a lead on WhatsApp: freely within 24 hours of their last message, else by a template (leads:edit) */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: { 'application/json': { key: string; how: 'answer' | 'template'; text?: string } };
      };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/leads/{id}/contacts': {
    /** Note a call or a WhatsApp message, and what came of it (leads:edit) */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          'application/json': {
            channel: 'call' | 'whatsapp';
            outcome: 'sent' | 'spoke' | 'no-answer' | 'call-back';
            text?: string;
            callBackAt?: string;
          };
        };
      };
      responses: { 200: Json<{ eventIds: string[] }>; default: Json<Refusal> };
    };
  };
  '/staff/lead-rules': {
    /** To whom new leads are given: the rules in the order in which they are asked (lead-rules:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['LeadRule'][]>; default: Json<Refusal> };
    };
    /** Add a rule at the end (lead-rules:edit) */
    post: {
      parameters: Plain;
      requestBody: {
        content: {
          'application/json': { name: string; services: string[]; people: string[]; active: boolean };
        };
      };
      responses: { 201: Json<components['schemas']['LeadRule']>; default: Json<Refusal> };
    };
  };
  '/staff/lead-rules/order': {
    /** Put the rules into this order (lead-rules:edit) */
    put: {
      parameters: Plain;
      requestBody: { content: { 'application/json': { ids: string[] } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/lead-rules/{id}': {
    /** Replace a rule (lead-rules:edit) */
    put: {
      parameters: { header: { 'if-match': string }; path: { id: string } };
      requestBody: {
        content: {
          'application/json': { name: string; services: string[]; people: string[]; active: boolean };
        };
      };
      responses: { 200: Json<components['schemas']['LeadRule']>; default: Json<Refusal> };
    };
    /** Delete a rule; leads keep their people (lead-rules:edit) */
    delete: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/lead-clock': {
    /** How soon leads are to be answered, and the hours in which that is counted (leads:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['LeadClock']>; default: Json<Refusal> };
    };
    /** Set the clock for leads that come in from now on (lead-rules:edit) */
    put: {
      parameters: { header: { 'if-match': string } };
      requestBody: {
        content: {
          'application/json': {
            active: boolean;
            targetMinutes: number;
            escalateMinutes: number;
            reassign: boolean;
          };
        };
      };
      responses: {
        200: Json<{
          active: boolean;
          targetMinutes: number;
          escalateMinutes: number;
          reassign: boolean;
          etag: string;
        }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/block-rules': {
    /** What keeps enquiries apart, with how often and when last; those that catch most first (block-rules:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['BlockRule'][]>; default: Json<Refusal> };
    };
    /** File enquiries as suspected by a mail address, a mail domain, a number or words (block-rules:edit) */
    post: {
      parameters: Plain;
      requestBody: {
        content: {
          'application/json': { kind: 'email' | 'domain' | 'phone' | 'words' | 'trusted'; value: string };
        };
      };
      responses: { 201: Json<{ id: string }>; default: Json<Refusal> };
    };
  };
  '/staff/block-rules/{id}': {
    /** Take a rule away; what it caught stays where it is (block-rules:edit) */
    delete: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/outside-sources': {
    /** Where leads are left elsewhere (outside-sources:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffOutsideSource'][]>; default: Json<Refusal> };
    };
    /** Take leads from another place (outside-sources:edit) */
    post: {
      parameters: Plain;
      requestBody: {
        content: {
          'application/json': {
            name: string;
            service?: string;
            language?: 'en' | 'hi' | 'mr';
            origins?: string[];
            mapping?: {
              [name: string]:
                | 'name'
                | 'phone'
                | 'email'
                | 'company'
                | 'service'
                | 'message'
                | 'address'
                | 'pincode';
            };
            measuring?: { question: string; yes: string };
            kind: 'meta' | 'google' | 'indiamart' | 'justdial' | 'form';
            appSecret?: string;
            pageToken?: string;
          };
        };
      };
      responses: { 201: Json<{ id: string }>; default: Json<Refusal> };
    };
  };
  '/staff/outside-sources/{id}': {
    /** One of them, with its address and our key (outside-sources:read) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffOutsideSource']>; default: Json<Refusal> };
    };
    /** Change it, switch it off or on (outside-sources:edit) */
    patch: {
      parameters: { header: { 'if-match': string }; path: { id: string } };
      requestBody: {
        content: {
          'application/json': {
            name?: string;
            service?: string;
            language?: 'en' | 'hi' | 'mr';
            origins?: string[];
            mapping?: {
              [name: string]:
                | 'name'
                | 'phone'
                | 'email'
                | 'company'
                | 'service'
                | 'message'
                | 'address'
                | 'pincode';
            };
            measuring?: { question: string; yes: string };
            active?: boolean;
            appSecret?: string;
            pageToken?: string;
          };
        };
      };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
    /** Take nothing from it any more; its leads stay (outside-sources:edit) */
    delete: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/outside-sources/{id}/key': {
    /** Believe it by a new key from now on (outside-sources:edit) */
    post: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/outside-sources/{id}/test': {
    /** Read a sample as it would come, and file nothing; of Meta, ask whether its token is good (outside-sources:edit) */
    post: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffOutsideSourceTried']>; default: Json<Refusal> };
    };
  };
  '/staff/outside-sources/{id}/fetch': {
    /** Ask Meta once more for the leads that still wait (outside-sources:edit) */
    post: {
      parameters: { path: { id: string } };
      responses: { 200: Json<{ count: number }>; default: Json<Refusal> };
    };
  };
  '/staff/outside-leads': {
    /** What came from them, newest first (outside-sources:read) */
    get: {
      parameters: {
        query?: {
          sourceId?: string;
          state?: 'waiting' | 'taken' | 'test' | 'refused';
          perPage?: number;
          offset?: number | null;
          cursor?: string;
        };
      };
      responses: {
        200: Json<{ data: components['schemas']['StaffOutsideLead'][]; nextCursor: string | null }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/conversion-destinations': {
    /** Which advertising networks are told what became of their visitors (conversions:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffConversionDestination'][]>; default: Json<Refusal> };
    };
    /** Set one up, switch it on or off (conversions:edit) */
    post: {
      parameters: Plain;
      requestBody: {
        content: {
          'application/json':
            | { kind: 'meta'; active: boolean; ids: { pixelId: string }; secret?: string }
            | {
                kind: 'google-ads';
                active: boolean;
                ids: {
                  customerId: string;
                  leadActionId?: string | '';
                  qualifiedActionId?: string | '';
                  wonActionId?: string | '';
                };
                secret?: string;
              }
            | { kind: 'ga4'; active: boolean; ids: { measurementId: string }; secret?: string };
        };
      };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/conversions': {
    /** What was told to whom, and what was not and why, newest first (conversions:read) */
    get: {
      parameters: {
        query?: {
          destination?: 'meta' | 'google-ads' | 'ga4';
          event?: 'lead' | 'qualified' | 'won';
          state?: 'queued' | 'sent' | 'failed' | 'dead' | 'skipped';
          leadId?: string;
          perPage?: number;
          offset?: number | null;
          cursor?: string;
        };
      };
      responses: {
        200: Json<{ data: components['schemas']['StaffConversion'][]; nextCursor: string | null }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/conversions/{id}/retry': {
    /** Tell once more what failed, under the same id (conversions:edit) */
    post: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/bookings/export.csv': {
    /** All bookings that match, as CSV (bookings:export) */
    get: {
      parameters: {
        query?: {
          from?: string;
          until?: string;
          bookedFrom?: string;
          bookedUntil?: string;
          status?: 'confirmed' | 'offered' | 'cancelled' | 'held' | 'no-show';
          meetingType?: 'call' | 'meet';
          hostId?: string;
          q?: string;
        };
      };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'text/csv': string } };
        default: Json<Refusal>;
      };
    };
  };
  '/staff/bookings/export.xlsx': {
    /** All bookings that match, as a workbook with real dates and sums (bookings:export) */
    get: {
      parameters: {
        query?: {
          from?: string;
          until?: string;
          bookedFrom?: string;
          bookedUntil?: string;
          status?: 'confirmed' | 'offered' | 'cancelled' | 'held' | 'no-show';
          meetingType?: 'call' | 'meet';
          hostId?: string;
          q?: string;
        };
      };
      responses: {
        200: {
          headers: { [name: string]: unknown };
          content: { 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string };
        };
        default: Json<Refusal>;
      };
    };
  };
  '/staff/bookings': {
    /** Consultations in the order in which they take place (bookings:read) */
    get: {
      parameters: {
        query?: {
          from?: string;
          until?: string;
          bookedFrom?: string;
          bookedUntil?: string;
          status?: 'confirmed' | 'offered' | 'cancelled' | 'held' | 'no-show';
          meetingType?: 'call' | 'meet';
          hostId?: string;
          q?: string;
          perPage?: number;
          offset?: number | null;
        };
      };
      responses: {
        200: Json<{ data: components['schemas']['StaffBooking'][]; total: number; nextCursor: null }>;
        default: Json<Refusal>;
      };
    };
    /** Book a consultation for a lead (bookings:edit) */
    post: {
      parameters: Plain;
      requestBody: {
        content: {
          'application/json': {
            date: string;
            time: string;
            key: string;
            leadId: string;
            meetingType: 'call' | 'meet';
            place: 'client' | 'office' | null;
            clientAddress?: string;
            notify: boolean;
          };
        };
      };
      responses: { 201: Json<{ id: string }>; default: Json<Refusal> };
    };
  };
  '/staff/booking-day': {
    /** The times of one day, free or taken, and who comes then (bookings:read) */
    get: {
      parameters: { query: { date: string; except?: string } };
      responses: { 200: Json<components['schemas']['StaffBookingDay']>; default: Json<Refusal> };
    };
  };
  '/staff/bookings/{id}': {
    /** One consultation (bookings:read) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffBooking']>; default: Json<Refusal> };
    };
    /** Write down whether somebody came (bookings:edit) */
    patch: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { status: 'held' | 'no-show' | 'confirmed' } } };
      responses: { 200: Json<components['schemas']['StaffBooking']>; default: Json<Refusal> };
    };
  };
  '/staff/bookings/{id}/move': {
    /** Give it another time (bookings:edit) */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { date: string; time: string; notify: boolean } } };
      responses: { 200: Json<components['schemas']['StaffBooking']>; default: Json<Refusal> };
    };
  };
  '/staff/bookings/{id}/cancel': {
    /** Cancel it, with the reason (bookings:edit) */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { reason: string; notify: boolean } } };
      responses: { 200: Json<components['schemas']['StaffBooking']>; default: Json<Refusal> };
    };
  };
  '/staff/bookings/{id}/host': {
    /** Say who holds it; null gives it back to whoever its lead is assigned to (bookings:edit) */
    put: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { hostId: string | null } } };
      responses: { 200: Json<components['schemas']['StaffBooking']>; default: Json<Refusal> };
    };
  };
  '/staff/waiting-list': {
    /** Who waits for a time on a full day, by day and in their order (bookings:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffWaiting'][]>; default: Json<Refusal> };
    };
  };
  '/staff/waiting-list/{id}/offer': {
    /** Hold a time for them, and tell them (bookings:edit) */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { date: string; time: string } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/waiting-list/{id}': {
    /** Take them off the list, and give on what was held for them (bookings:edit) */
    delete: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/booking-settings': {
    /** How consultations can be booked (bookings:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffBookingSettings']>; default: Json<Refusal> };
    };
    /** Replace how consultations can be booked (bookings:configure) */
    put: {
      parameters: { header: { 'if-match': string } };
      requestBody: {
        content: {
          'application/json': {
            lengthMinutes: number;
            intervalMinutes: number;
            bufferMinutes: number;
            capacity: number;
            noticeDays: number;
            daysAhead: number;
            changeHours: number;
            holdHours?: number;
            videoLink?: string;
            hours: {
              day: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';
              startTime: string;
              endTime: string;
            }[];
            closures: { date: string; until?: string | null; reason: string }[];
          };
        };
      };
      responses: { 200: Json<components['schemas']['StaffBookingSettings']>; default: Json<Refusal> };
    };
  };
  '/staff/payments/export.csv': {
    /** All payments that match, as CSV (payments:export) */
    get: {
      parameters: {
        query?: {
          q?: string;
          status?:
            | 'created'
            | 'pending'
            | 'authorized'
            | 'paid'
            | 'partially_refunded'
            | 'refunded'
            | 'create_failed'
            | 'cancelled'
            | 'expired'
            | 'refund_due'
            | 'review';
          mode?: 'sandbox' | 'test' | 'live' | 'offline';
          purpose?: 'cart' | 'admission' | 'upgrade' | 'quotation' | 'invoice';
          ordered?: string;
          paidFrom?: string;
          paidUntil?: string;
          attention?: string;
        };
      };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'text/csv': string } };
        default: Json<Refusal>;
      };
    };
  };
  '/staff/payments/export.xlsx': {
    /** All payments that match, as a workbook with real dates and sums (payments:export) */
    get: {
      parameters: {
        query?: {
          q?: string;
          status?:
            | 'created'
            | 'pending'
            | 'authorized'
            | 'paid'
            | 'partially_refunded'
            | 'refunded'
            | 'create_failed'
            | 'cancelled'
            | 'expired'
            | 'refund_due'
            | 'review';
          mode?: 'sandbox' | 'test' | 'live' | 'offline';
          purpose?: 'cart' | 'admission' | 'upgrade' | 'quotation' | 'invoice';
          ordered?: string;
          paidFrom?: string;
          paidUntil?: string;
          attention?: string;
        };
      };
      responses: {
        200: {
          headers: { [name: string]: unknown };
          content: { 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string };
        };
        default: Json<Refusal>;
      };
    };
  };
  '/staff/orders/export.csv': {
    /** All orders that match, as CSV (payments:export) */
    get: {
      parameters: {
        query?: {
          q?: string;
          status?:
            | 'created'
            | 'pending'
            | 'authorized'
            | 'paid'
            | 'partially_refunded'
            | 'refunded'
            | 'create_failed'
            | 'cancelled'
            | 'expired'
            | 'refund_due'
            | 'review';
          mode?: 'sandbox' | 'test' | 'live' | 'offline';
          purpose?: 'cart' | 'admission' | 'upgrade' | 'quotation' | 'invoice';
          ordered?: string;
          paidFrom?: string;
          paidUntil?: string;
          attention?: string;
        };
      };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'text/csv': string } };
        default: Json<Refusal>;
      };
    };
  };
  '/staff/orders/export.xlsx': {
    /** All orders that match, as a workbook with real dates and sums (payments:export) */
    get: {
      parameters: {
        query?: {
          q?: string;
          status?:
            | 'created'
            | 'pending'
            | 'authorized'
            | 'paid'
            | 'partially_refunded'
            | 'refunded'
            | 'create_failed'
            | 'cancelled'
            | 'expired'
            | 'refund_due'
            | 'review';
          mode?: 'sandbox' | 'test' | 'live' | 'offline';
          purpose?: 'cart' | 'admission' | 'upgrade' | 'quotation' | 'invoice';
          ordered?: string;
          paidFrom?: string;
          paidUntil?: string;
          attention?: string;
        };
      };
      responses: {
        200: {
          headers: { [name: string]: unknown };
          content: { 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string };
        };
        default: Json<Refusal>;
      };
    };
  };
  '/staff/payments': {
    /** Payments, the latest first (payments:read) */
    get: {
      parameters: {
        query?: {
          q?: string;
          status?:
            | 'created'
            | 'pending'
            | 'authorized'
            | 'paid'
            | 'partially_refunded'
            | 'refunded'
            | 'create_failed'
            | 'cancelled'
            | 'expired'
            | 'refund_due'
            | 'review';
          mode?: 'sandbox' | 'test' | 'live' | 'offline';
          purpose?: 'cart' | 'admission' | 'upgrade' | 'quotation' | 'invoice';
          ordered?: string;
          paidFrom?: string;
          paidUntil?: string;
          attention?: string;
          perPage?: number;
          offset?: number | null;
          cursor?: number | null;
        };
      };
      responses: {
        200: Json<{
          data: components['schemas']['StaffPaymentSummary'][];
          total: number;
          nextCursor: string | null;
          totalIsCapped: boolean;
        }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/payments/{id}': {
    /** One payment with its tries, refunds, events and history (payments:read) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffPayment']>; default: Json<Refusal> };
    };
  };
  '/staff/payments/{id}/recheck': {
    /** Ask the gateway about it now (payments:check) */
    post: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffPayment']>; default: Json<Refusal> };
    };
  };
  '/staff/payments/{id}/end-review': {
    /** Say that a marked payment was looked at, and what was found (payments:check) */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { reviewReason: string; note: string } } };
      responses: { 200: Json<components['schemas']['StaffPayment']>; default: Json<Refusal> };
    };
  };
  '/staff/payments/{id}/came-back': {
    /** Write down that the bank took the money of a payment back: its invoice is owed again (payments:record) */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { returnedOn: string; reason: string } } };
      responses: { 200: Json<components['schemas']['StaffPayment']>; default: Json<Refusal> };
    };
  };
  '/staff/payments/{id}/unbook': {
    /** Write down that it was recorded on the wrong quotation: its reference can be recorded again (payments:record) */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { reason: string } } };
      responses: { 200: Json<components['schemas']['StaffPayment']>; default: Json<Refusal> };
    };
  };
  '/staff/payments/{id}/refund': {
    /** Give money back (payments:refund) */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          'application/json': {
            amountPaise: number;
            reason: string;
            idempotencyKey: string;
            gatewayPaymentId?: string | null;
          };
        };
      };
      responses: { 200: Json<components['schemas']['StaffPayment']>; default: Json<Refusal> };
    };
  };
  '/staff/reconciliations': {
    /** Comparisons of our books with the gateway's (payments:read) */
    get: {
      parameters: Plain;
      responses: {
        200: Json<{ data: components['schemas']['StaffReconciliation'][]; total: number; nextCursor: null }>;
        default: Json<Refusal>;
      };
    };
    /** Compare the books now (payments:check) */
    post: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffReconciliation']>; default: Json<Refusal> };
    };
  };
  '/staff/invoices': {
    /** Invoices and credit notes, the latest first (invoices:read) */
    get: {
      parameters: {
        query?: {
          perPage?: number;
          offset?: number | null;
          cursor?: string;
          q?: string;
          kind?:
            | 'tax-invoice'
            | 'bill-of-supply'
            | 'invoice'
            | 'receipt'
            | 'credit-note'
            | 'commercial-note'
            | 'refund-receipt'
            | 'receipt-voucher'
            | 'refund-voucher'
            | 'debit-note'
            | 'proforma'
            | 'revised-invoice'
            | 'revised-note';
          financialYear?: string;
          transactionId?: string;
          registration?: 'waiting' | 'registered' | 'cancelled';
          buyerId?: string;
        };
      };
      responses: {
        200: Json<{ data: components['schemas']['StaffListedInvoice'][]; nextCursor: string | null }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/invoices/documents.zip': {
    /** Every document of a month as PDF, with a list of them (invoices:export) */
    get: {
      parameters: { query: { month: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/zip': string } };
        default: Json<Refusal>;
      };
    };
  };
  '/staff/invoices/{id}/pdf': {
    /** One of them as PDF (invoices:read) */
    get: {
      parameters: { path: { id: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/pdf': string } };
        default: Json<Refusal>;
      };
    };
  };
  '/staff/invoices/{id}/revisions': {
    /** Say it once more for the right buyer, with the same amounts (invoices:edit) */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          'application/json': {
            name: string;
            gstin: string;
            address?: string;
            pincode?: string;
            stateCode?: string;
            explanation?: string;
          };
        };
      };
      responses: { 201: Json<{ id: string; number: string }>; default: Json<Refusal> };
    };
  };
  '/staff/invoices/{id}/resend': {
    /** Mail it to its buyer once more (invoices:send) */
    post: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/gst-returns/{month}': {
    /** What is filed for a month, table by table (invoices:export) */
    get: {
      parameters: { path: { month: string } };
      responses: { 200: Json<components['schemas']['StaffGstReturn']>; default: Json<Refusal> };
    };
  };
  '/staff/gst-returns/{month}/export': {
    /** When the return of a month was taken for filing (payments:record) */
    get: {
      parameters: { path: { month: string } };
      responses: { 200: Json<{ at: string | null }>; default: Json<Refusal> };
    };
  };
  '/staff/gst-returns/{month}/sheets.zip': {
    /** The same as the sheets of the portal’s offline workbook, a CSV each (invoices:export) */
    get: {
      parameters: { path: { month: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/zip': string } };
        default: Json<Refusal>;
      };
    };
  };
  '/staff/gst-returns/{month}/portal.json': {
    /** The same as the file that the portal takes in (invoices:export) */
    get: {
      parameters: { path: { month: string } };
      responses: { 200: Json<string>; default: Json<Refusal> };
    };
  };
  '/staff/invoices/{id}/inv-01.json': {
    /** A document as the e-invoice portal takes it in (invoices:edit) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<string>; default: Json<Refusal> };
    };
  };
  '/staff/invoices/{id}/buyer-address': {
    /** Where an e-invoice says that its buyer is, in the portal’s parts (invoices:edit) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffBuyerAddress']>; default: Json<Refusal> };
    };
    /** Complete where the buyer is, while the e-invoice waits for the portal (invoices:edit) */
    put: {
      parameters: { header: { 'if-match': string }; path: { id: string } };
      requestBody: { content: { 'application/json': { address: string; place: string; pincode?: string } } };
      responses: { 200: Json<components['schemas']['StaffBuyerAddress']>; default: Json<Refusal> };
    };
  };
  '/staff/invoices/{id}/irn': {
    /** Keep what the portal answered: IRN, acknowledgement and signed code (invoices:edit) */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { answer: string } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/invoices/{id}/irn-cancellation': {
    /** Write down that the portal has cancelled it (invoices:edit) */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { reason: string } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/books/{month}': {
    /** What a month moves on each account (invoices:export) */
    get: {
      parameters: { path: { month: string } };
      responses: { 200: Json<components['schemas']['StaffMonthBooks']>; default: Json<Refusal> };
    };
  };
  '/staff/books/{month}/tally.zip': {
    /** The month for Tally: accounts, buyers and vouchers as XML (invoices:export) */
    get: {
      parameters: { path: { month: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/zip': string } };
        default: Json<Refusal>;
      };
    };
  };
  '/staff/books/{month}/zoho.zip': {
    /** The month for Zoho Books: invoices, credit notes and journals as CSV (invoices:export) */
    get: {
      parameters: { path: { month: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/zip': string } };
        default: Json<Refusal>;
      };
    };
  };
  '/staff/invoice-drafts': {
    /** Invoices that are being written, the latest first (invoices:read) */
    get: {
      parameters: { query?: { perPage?: number; offset?: number | null; cursor?: string; buyerId?: string } };
      responses: {
        200: Json<{ data: components['schemas']['StaffInvoiceDraftRow'][]; nextCursor: string | null }>;
        default: Json<Refusal>;
      };
    };
    /** Begin an invoice (invoices:edit) */
    post: {
      parameters: Plain;
      requestBody: {
        content: {
          'application/json': {
            buyerId: string;
            correctsId?: string | null;
            supply?:
              | 'ordinary'
              | 'sez-with-tax'
              | 'sez-lut'
              | 'export-with-tax'
              | 'export-lut'
              | 'reverse-charge';
            pricesInclude?: boolean;
            lines: {
              kind?: 'service' | 'pure-agent';
              title: string;
              description?: string;
              sac?: string;
              unit?: '' | 'month' | 'hour' | 'day' | 'piece' | 'year';
              quantity: number;
              unitPaise: number;
              discountPaise?: number;
              gstPercent: number;
              treatment?: '' | 'nil-rated' | 'exempt' | 'non-gst';
              proof?: string;
            }[];
            dueDays: number;
            orderNumber?: string;
            note?: string;
          };
        };
      };
      responses: { 201: Json<{ id: string }>; default: Json<Refusal> };
    };
  };
  '/staff/invoice-drafts/price': {
    /** What is typed so far comes to; nothing is kept (invoices:read) */
    post: {
      parameters: Plain;
      requestBody: {
        content: {
          'application/json': {
            supply?:
              | 'ordinary'
              | 'sez-with-tax'
              | 'sez-lut'
              | 'export-with-tax'
              | 'export-lut'
              | 'reverse-charge';
            pricesInclude?: boolean;
            lines: {
              kind?: 'service' | 'pure-agent';
              title: string;
              description?: string;
              sac?: string;
              unit?: '' | 'month' | 'hour' | 'day' | 'piece' | 'year';
              quantity: number;
              unitPaise: number;
              discountPaise?: number;
              gstPercent: number;
              treatment?: '' | 'nil-rated' | 'exempt' | 'non-gst';
              proof?: string;
            }[];
            buyerId: string | null;
            part?: {
              fromPercent: number;
              toPercent: number;
              totalPaise: number;
              rates: { percent: number; taxablePaise: number }[];
            } | null;
          };
        };
      };
      responses: { 200: Json<components['schemas']['StaffInvoiceDraftSums']>; default: Json<Refusal> };
    };
  };
  '/staff/invoice-drafts/{id}': {
    /** One of them (invoices:read) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffInvoiceDraft']>; default: Json<Refusal> };
    };
    /** Replace what a draft says (invoices:edit) */
    put: {
      parameters: { header: { 'if-match': string }; path: { id: string } };
      requestBody: {
        content: {
          'application/json': {
            buyerId: string;
            correctsId?: string | null;
            supply?:
              | 'ordinary'
              | 'sez-with-tax'
              | 'sez-lut'
              | 'export-with-tax'
              | 'export-lut'
              | 'reverse-charge';
            pricesInclude?: boolean;
            lines: {
              kind?: 'service' | 'pure-agent';
              title: string;
              description?: string;
              sac?: string;
              unit?: '' | 'month' | 'hour' | 'day' | 'piece' | 'year';
              quantity: number;
              unitPaise: number;
              discountPaise?: number;
              gstPercent: number;
              treatment?: '' | 'nil-rated' | 'exempt' | 'non-gst';
              proof?: string;
            }[];
            dueDays: number;
            orderNumber?: string;
            note?: string;
          };
        };
      };
      responses: { 200: Json<components['schemas']['StaffInvoiceDraft']>; default: Json<Refusal> };
    };
    /** Throw a draft away (invoices:edit) */
    delete: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/invoice-drafts/{id}/pdf': {
    /** How its document would look today (invoices:read) */
    get: {
      parameters: { path: { id: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/pdf': string } };
        default: Json<Refusal>;
      };
    };
  };
  '/staff/invoice-drafts/{id}/proforma': {
    /** Offer it under a number of its own, which is no invoice; the draft stays (invoices:edit) */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { byHand?: boolean } } };
      responses: { 201: Json<{ id: string; number: string }>; default: Json<Refusal> };
    };
  };
  '/staff/invoice-drafts/{id}/issue': {
    /** Make an invoice of it: frozen, numbered, owed from now on (invoices:edit) */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { byHand?: boolean; useAdvances?: boolean } } };
      responses: { 200: Json<{ id: string; number: string }>; default: Json<Refusal> };
    };
  };
  '/staff/invoice-drafts/{id}/bills': {
    /** Lay a supplier’s bill to a draft, in the place of one with its number (invoices:edit) */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'multipart/form-data': { number: string; file: string } } };
      responses: { 201: Json<components['schemas']['StaffSupplierBill'][]>; default: Json<Refusal> };
    };
  };
  '/staff/invoice-drafts/{id}/bills/{billId}': {
    /** Take a supplier’s bill off a draft (invoices:edit) */
    delete: {
      parameters: { path: { id: string; billId: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/supplier-bills/{id}': {
    /** A supplier’s bill (invoices:read) */
    get: {
      parameters: { path: { id: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/octet-stream': string } };
        default: Json<Refusal>;
      };
    };
  };
  '/staff/recurring-invoices': {
    /** Invoices that come again, the latest first (invoices:read) */
    get: {
      parameters: { query?: { perPage?: number; offset?: number | null; cursor?: string; buyerId?: string } };
      responses: {
        200: Json<{ data: components['schemas']['StaffRecurringInvoiceRow'][]; nextCursor: string | null }>;
        default: Json<Refusal>;
      };
    };
    /** Set up an invoice that comes again (invoices:edit) */
    post: {
      parameters: Plain;
      requestBody: {
        content: {
          'application/json': {
            buyerId: string;
            supply?:
              | 'ordinary'
              | 'sez-with-tax'
              | 'sez-lut'
              | 'export-with-tax'
              | 'export-lut'
              | 'reverse-charge';
            pricesInclude?: boolean;
            lines: {
              kind?: 'service' | 'pure-agent';
              title: string;
              description?: string;
              sac?: string;
              unit?: '' | 'month' | 'hour' | 'day' | 'piece' | 'year';
              quantity: number;
              unitPaise: number;
              discountPaise?: number;
              gstPercent: number;
              treatment?: '' | 'nil-rated' | 'exempt' | 'non-gst';
              proof?: string;
            }[];
            dueDays: number;
            orderNumber?: string;
            note?: string;
            every: 'month' | 'quarter' | 'year';
            startsOn: string;
            endsOn?: string | null;
            times?: number | null;
            sends?: boolean;
          };
        };
      };
      responses: { 201: Json<{ id: string }>; default: Json<Refusal> };
    };
  };
  '/staff/recurring-invoices/{id}': {
    /** One of them, with what was written so far (invoices:read) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffRecurringInvoice']>; default: Json<Refusal> };
    };
    /** Replace what the next ones say; what was written stays (invoices:edit) */
    put: {
      parameters: { header: { 'if-match': string }; path: { id: string } };
      requestBody: {
        content: {
          'application/json': {
            buyerId: string;
            supply?:
              | 'ordinary'
              | 'sez-with-tax'
              | 'sez-lut'
              | 'export-with-tax'
              | 'export-lut'
              | 'reverse-charge';
            pricesInclude?: boolean;
            lines: {
              kind?: 'service' | 'pure-agent';
              title: string;
              description?: string;
              sac?: string;
              unit?: '' | 'month' | 'hour' | 'day' | 'piece' | 'year';
              quantity: number;
              unitPaise: number;
              discountPaise?: number;
              gstPercent: number;
              treatment?: '' | 'nil-rated' | 'exempt' | 'non-gst';
              proof?: string;
            }[];
            dueDays: number;
            orderNumber?: string;
            note?: string;
            every: 'month' | 'quarter' | 'year';
            startsOn: string;
            endsOn?: string | null;
            times?: number | null;
            sends?: boolean;
          };
        };
      };
      responses: { 200: Json<components['schemas']['StaffRecurringInvoice']>; default: Json<Refusal> };
    };
  };
  '/staff/recurring-invoices/{id}/pause': {
    /** Write none until it goes on (invoices:edit) */
    post: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/recurring-invoices/{id}/resume': {
    /** Let it go on; what fell into the pause is not made up for (invoices:edit) */
    post: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/recurring-invoices/{id}/stop': {
    /** Write none any more, for good (invoices:edit) */
    post: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/recurring-invoices/{id}/mandate': {
    /** How the mandate of a recurring invoice stands, and what it has paid (invoices:read) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffMandate']>; default: Json<Refusal> };
    };
    /** Mail its payer a link to agree to a mandate (invoices:edit) */
    post: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/recurring-invoices/{id}/mandate/earlier': {
    /** Let its mandate pay the open invoices from before it was sent (invoices:edit) */
    post: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/recurring-invoices/{id}/mandate/pause': {
    /** Debit nothing by its mandate until it goes on (invoices:edit) */
    post: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/recurring-invoices/{id}/mandate/resume': {
    /** Let its mandate go on (invoices:edit) */
    post: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/recurring-invoices/{id}/mandate/cancel': {
    /** End its mandate at the gateway, for good (invoices:edit) */
    post: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/quotations/{id}/milestones': {
    /** The parts in which a quotation is billed, and what became of each (invoices:read) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffQuotationMilestones']>; default: Json<Refusal> };
    };
    /** Plan the parts in which it is billed (invoices:edit) */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { milestones: { title: string; percent: number }[] } } };
      responses: { 200: Json<components['schemas']['StaffQuotationMilestones']>; default: Json<Refusal> };
    };
    /** Take the plan back, while none of it is billed (invoices:edit) */
    delete: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/milestones/{id}/meet': {
    /** Bill a milestone that is met, as a draft or at once (invoices:edit) */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { issues?: boolean } } };
      responses: {
        200: Json<{ draftId: string; invoice: { id: string; number: string } | null }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/buyers': {
    /** Whom invoices go to, the latest first (buyers:read) */
    get: {
      parameters: { query?: { perPage?: number; offset?: number | null; cursor?: string; q?: string } };
      responses: {
        200: Json<{ data: components['schemas']['StaffBuyer'][]; nextCursor: string | null }>;
        default: Json<Refusal>;
      };
    };
    /** Add a buyer (buyers:edit) */
    post: {
      parameters: Plain;
      requestBody: {
        content: {
          'application/json': {
            name: string;
            company?: string;
            gstin?: string;
            address?: string;
            pincode?: string;
            stateCode?: string;
            country?: string;
            isZone?: boolean;
            mobile?: string;
            email?: string;
            language?: 'en' | 'hi' | 'mr';
            getsReminders?: boolean;
          };
        };
      };
      responses: { 201: Json<{ id: string }>; default: Json<Refusal> };
    };
  };
  '/staff/buyers/{id}': {
    /** One buyer (buyers:read) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffEditedBuyer']>; default: Json<Refusal> };
    };
    /** Replace what the next document says of a buyer (buyers:edit) */
    put: {
      parameters: { header: { 'if-match': string }; path: { id: string } };
      requestBody: {
        content: {
          'application/json': {
            name: string;
            company?: string;
            gstin?: string;
            address?: string;
            pincode?: string;
            stateCode?: string;
            country?: string;
            isZone?: boolean;
            mobile?: string;
            email?: string;
            language?: 'en' | 'hi' | 'mr';
            getsReminders?: boolean;
          };
        };
      };
      responses: { 200: Json<components['schemas']['StaffEditedBuyer']>; default: Json<Refusal> };
    };
    /** Remove a buyer that nothing was written for (buyers:edit) */
    delete: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/receivables/sums': {
    /** How much is owed of which age (receivables:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffReceivableSums']>; default: Json<Refusal> };
    };
  };
  '/staff/receivables': {
    /** What is owed, the longest due first (receivables:read) */
    get: {
      parameters: {
        query?: {
          age?: 'not-due' | '0-30' | '31-60' | '61-90' | '90+';
          buyerId?: string;
          q?: string;
          perPage?: number;
          offset?: number | null;
          cursor?: string;
        };
      };
      responses: {
        200: Json<{ data: components['schemas']['StaffReceivable'][]; nextCursor: string | null }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/invoices/{id}': {
    /** One document with all it says and what settled it (invoices:read) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffInvoiceAccount']>; default: Json<Refusal> };
    };
  };
  '/staff/invoices/{id}/notes': {
    /** Take something off an invoice, or all of it (invoices:edit) */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          'application/json': {
            amountPaise: number;
            reason: 'cancelled' | 'too-much' | 'deficient' | 'discount' | 'goodwill' | 'wrong' | 'replaced';
            explanation?: string;
          };
        };
      };
      responses: { 201: Json<{ id: string; number: string }>; default: Json<Refusal> };
    };
  };
  '/staff/invoices/{id}/replacement': {
    /** Take an invoice back by a credit note and begin the draft of the right one (invoices:edit) */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { explanation: string } } };
      responses: { 201: Json<{ draftId: string; number: string }>; default: Json<Refusal> };
    };
  };
  '/staff/buyers/{id}/account': {
    /** What a buyer owes, has paid and has paid before (receivables:read) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffBuyerAccount']>; default: Json<Refusal> };
    };
  };
  '/staff/buyers/{id}/statement.pdf': {
    /** What a buyer owed, what changed it, and what it owes now, as PDF (receivables:read) */
    get: {
      parameters: { query: { from: string; to: string }; path: { id: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/pdf': string } };
        default: Json<Refusal>;
      };
    };
  };
  '/staff/receipts': {
    /** Write down money that the bank shows, and what it settles (payments:record) */
    post: {
      parameters: Plain;
      requestBody: {
        content: {
          'application/json': {
            buyerId: string;
            receivedOn: string;
            method: 'bank' | 'upi' | 'cheque' | 'cash';
            reference: string;
            amountPaise: number;
            invoices: {
              invoiceId: string;
              amountPaise: number;
              tdsPaise?: number;
              tdsRuleId?: string;
              gstTdsPaise?: number;
            }[];
            advance?: { tdsPaise?: number; tdsRuleId?: string; gstTdsPaise?: number };
            acknowledged?: boolean;
          };
        };
      };
      responses: { 201: Json<{ id: string }>; default: Json<Refusal> };
    };
  };
  '/staff/receipts/{id}/return': {
    /** Write down that its money came back: what it settled is owed again (payments:record) */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { returnedOn: string; reason: string } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/receipts/{id}/unbook': {
    /** Write down that it was booked for the wrong buyer: its reference can be recorded again (payments:record) */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { reason: string } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/advances/{id}/send-back': {
    /** Write down that an advance went back (payments:record) */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { amountPaise: number; reference: string } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/advances/{id}/kept-back': {
    /** Write down tax that was kept back of an advance, told later than its money (payments:record) */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          'application/json': {
            deductedOn: string;
            tdsPaise?: number;
            tdsRuleId?: string;
            gstTdsPaise?: number;
            acknowledged?: boolean;
          };
        };
      };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/receivables/{id}/advance': {
    /** Settle it with what its buyer has paid before (payments:record) */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { acknowledged?: boolean } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/receivables/{id}/kept-back': {
    /** Write down tax that the buyer kept back (payments:record) */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          'application/json': {
            deductedOn: string;
            tdsPaise?: number;
            tdsRuleId?: string;
            gstTdsPaise?: number;
            paidTooMuch?: 'advance' | 'back';
            reference?: string;
          };
        };
      };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/receivables/{id}/write-off': {
    /** Give up what is open of it (receivables:write-off) */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { amountPaise: number; reason: string } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/receivables/{id}/promise': {
    /** Keep when its buyer has said that it pays (receivables:edit) */
    put: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { promisedOn: string | null } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/payment-claims': {
    /** What buyers say they have paid, the latest first (receivables:read) */
    get: {
      parameters: {
        query?: {
          perPage?: number;
          offset?: number | null;
          cursor?: string;
          status?: 'open' | 'booked' | 'dismissed';
        };
      };
      responses: {
        200: Json<{ data: components['schemas']['StaffPaymentClaim'][]; nextCursor: string | null }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/payment-claims/{id}/dismiss': {
    /** Say that the bank shows no such money (payments:record) */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { reason: string } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/payment-links': {
    /** Payment links, the latest first (payment-links:read) */
    get: {
      parameters: {
        query?: {
          perPage?: number;
          offset?: number | null;
          cursor?: string;
          state?: 'open' | 'part-paid' | 'paid' | 'expired' | 'revoked';
          invoiceId?: string;
          quotationId?: string;
        };
      };
      responses: {
        200: Json<{ data: components['schemas']['StaffPaymentLink'][]; nextCursor: string | null }>;
        default: Json<Refusal>;
      };
    };
    /** Ask somebody to pay an invoice, what is due of a quotation, a higher plan, or an amount (payment-links:edit) */
    post: {
      parameters: Plain;
      requestBody: { content: { 'application/json': { [name: string]: unknown } } };
      responses: { 200: Json<components['schemas']['StaffPaymentLink']>; default: Json<Refusal> };
    };
  };
  '/staff/payment-links/{id}/mail': {
    /** Mail a payment link once more (payment-links:edit) */
    post: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/payment-links/{id}/revoke': {
    /** Let a payment link open nothing to pay any more (payment-links:edit) */
    post: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/receivables/{id}/revoke-page': {
    /** Let the address of an invoice’s pay page open nothing any more; the next mail has another (payment-links:edit) */
    post: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/bank-transactions': {
    /** Credits of the account, with what each open one may be (bank-transactions:read) */
    get: {
      parameters: {
        query?: {
          perPage?: number;
          offset?: number | null;
          cursor?: string;
          status?: 'open' | 'booked' | 'set-aside';
        };
      };
      responses: {
        200: Json<{ data: components['schemas']['StaffBankTransaction'][]; nextCursor: string | null }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/bank-transactions/mapping': {
    /** Which column is what in statements with this header line (bank-transactions:edit) */
    post: {
      parameters: Plain;
      requestBody: { content: { 'application/json': { header: string } } };
      responses: { 200: Json<components['schemas']['StaffStatementMapping']>; default: Json<Refusal> };
    };
  };
  '/staff/bank-transactions/import': {
    /** Take credits of a bank statement in, or say what would become of them (bank-transactions:edit) */
    post: {
      parameters: Plain;
      requestBody: {
        content: {
          'application/json': {
            header: string;
            mapping: {
              date?: number;
              description?: number;
              credit?: number;
              reference?: number;
              direction?: number;
            };
            dryRun: boolean;
            lines: {
              line: number;
              bookedOn: string;
              description: string;
              reference: string;
              creditPaise: number;
              occurrence: number;
            }[];
          };
        };
      };
      responses: {
        200: Json<{ line: number; outcome: 'new' | 'repeated' | 'recorded' }[]>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/bank-transactions/{id}/receipt': {
    /** Record the receipt that a credit stands for (payments:record) */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          'application/json': {
            buyerId: string;
            method: 'bank' | 'upi' | 'cheque' | 'cash';
            reference: string;
            invoices: {
              invoiceId: string;
              amountPaise: number;
              tdsPaise?: number;
              tdsRuleId?: string;
              gstTdsPaise?: number;
            }[];
            advance?: { tdsPaise?: number; tdsRuleId?: string; gstTdsPaise?: number };
            acknowledged?: boolean;
          };
        };
      };
      responses: { 201: Json<{ id: string }>; default: Json<Refusal> };
    };
    /** Say that a credit is money that was recorded by hand (payments:record) */
    put: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { receiptId: string } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/bank-transactions/{id}/payment': {
    /** Record what is due of a quotation as paid by a credit (payments:record) */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          'application/json': {
            method: 'bank' | 'upi' | 'cheque' | 'cash';
            reference: string;
            acknowledged?: boolean;
            billTo?: { address?: string; pincode?: string; stateCode?: string };
            tdsPaise?: number;
            tdsRuleId?: string;
            gstTdsPaise?: number;
            quotationId: string;
          };
        };
      };
      responses: { 201: Json<{ id: string }>; default: Json<Refusal> };
    };
    /** Say that a credit is a payment of a quotation that was recorded by hand (payments:record) */
    put: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { paymentId: string } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/bank-transactions/{id}/aside': {
    /** Say that a credit pays nothing of ours, or take that back (bank-transactions:edit) */
    put: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { reason: string } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/kept-back/sums': {
    /** What the ledger of tax kept back comes to (receivables:read) */
    get: {
      parameters: {
        query?: {
          perPage?: number;
          offset?: number | null;
          cursor?: string;
          quarter?: string;
          kind?: 'tds' | 'gst-tds';
          seen?: 'yes' | 'no';
        };
      };
      responses: { 200: Json<components['schemas']['StaffKeptBackSums']>; default: Json<Refusal> };
    };
  };
  '/staff/kept-back': {
    /** Tax that buyers kept back, the latest first (receivables:read) */
    get: {
      parameters: {
        query?: {
          perPage?: number;
          offset?: number | null;
          cursor?: string;
          quarter?: string;
          kind?: 'tds' | 'gst-tds';
          seen?: 'yes' | 'no';
        };
      };
      responses: {
        200: Json<{ data: components['schemas']['StaffKeptBack'][]; nextCursor: string | null }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/kept-back/{id}/seen': {
    /** Tick it as found in the tax office’s statement (receivables:edit) */
    put: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { seen: boolean } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/reminders': {
    /** When buyers are reminded of what they owe, and in which words (receivables:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffReminders']>; default: Json<Refusal> };
    };
    /** Replace when buyers are reminded, and in which words (receivables:edit) */
    put: {
      parameters: { header: { 'if-match': string } };
      requestBody: {
        content: {
          'application/json': {
            on: boolean;
            days: number[];
            fromTime: string;
            untilTime: string;
            before: { subject: string; text: string };
            after: { subject: string; text: string };
            hi?: { before: { subject: string; text: string }; after: { subject: string; text: string } };
            mr?: { before: { subject: string; text: string }; after: { subject: string; text: string } };
          };
        };
      };
      responses: { 200: Json<components['schemas']['StaffReminders']>; default: Json<Refusal> };
    };
  };
  '/staff/refund-requests': {
    /** Customers who want their money back; of those who wait, the one with the least time first (refund-requests:read) */
    get: {
      parameters: {
        query?: {
          status?: 'waiting' | 'open' | 'approved' | 'refused' | 'paid';
          perPage?: number;
          offset?: number | null;
        };
      };
      responses: {
        200: Json<{ data: components['schemas']['StaffRefundRequest'][]; total: number; nextCursor: null }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/refund-requests/{id}': {
    /** One request with its clock (refund-requests:read) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffRefundRequest']>; default: Json<Refusal> };
    };
  };
  '/staff/refund-requests/{id}/approve': {
    /** Give all or a part of the money back (payments:refund) */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { amountPaise: number; answer?: string } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/refund-requests/{id}/refuse': {
    /** Refuse, and say why (payments:refund) */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { answer: string } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/renewals': {
    /** What ended lately or ends soon, or all that one customer has bought for a time (renewals:read) */
    get: {
      parameters: { query?: { customerId?: string } };
      responses: { 200: Json<components['schemas']['StaffRenewal'][]>; default: Json<Refusal> };
    };
  };
  '/staff/customers/export.csv': {
    /** All customers that match, as CSV (customers:export) */
    get: {
      parameters: { query?: { q?: string; state?: 'active' | 'blocked' | 'leaving' | 'closed' } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'text/csv': string } };
        default: Json<Refusal>;
      };
    };
  };
  '/staff/customers/export.xlsx': {
    /** All customers that match, as a workbook with real dates and sums (customers:export) */
    get: {
      parameters: { query?: { q?: string; state?: 'active' | 'blocked' | 'leaving' | 'closed' } };
      responses: {
        200: {
          headers: { [name: string]: unknown };
          content: { 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string };
        };
        default: Json<Refusal>;
      };
    };
  };
  '/staff/customers': {
    /** Customers, searched and sorted, a page at a time (customers:read) */
    get: {
      parameters: {
        query?: {
          q?: string;
          state?: 'active' | 'blocked' | 'leaving' | 'closed';
          sort?: 'createdAt' | 'name';
          order?: 'asc' | 'desc';
          perPage?: number;
          offset?: number | null;
          cursor?: string;
        };
      };
      responses: {
        200: Json<{
          data: components['schemas']['StaffCustomer'][];
          nextCursor: string | null;
          total: number;
          totalIsCapped: boolean;
        }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/customers/{id}': {
    /** A customer with sessions, events and help requests (customers:read) */
    get: {
      parameters: { path: { id: string } };
      responses: {
        200: Json<
          components['schemas']['StaffCustomer'] & {
            gst: string;
            language: 'en' | 'hi' | 'mr';
            blockedBecause: string;
            eraseAt: string | null;
            mergedInto: string | null;
            mergeUndoUntil: string | null;
            picturePath: string;
            signsInWith: ('password' | 'google')[];
            sessions: {
              id: string;
              kind: 'cookie' | 'bearer';
              createdAt: string;
              seenAt: string;
              ip: string;
              userAgent: string;
            }[];
            events: {
              id: string;
              at: string;
              kind:
                | 'signed-up'
                | 'signed-in'
                | 'signed-out'
                | 'session-ended'
                | 'refresh-reused'
                | 'password-changed'
                | 'google-linked'
                | 'profile-changed'
                | 'photo-changed'
                | 'email-changed'
                | 'email-undone'
                | 'data-exported'
                | 'deletion-asked'
                | 'deletion-undone'
                | 'erased'
                | 'blocked'
                | 'unblocked'
                | 'merged'
                | 'merge-undone';
              data: { [name: string]: string };
              staffName: string | null;
              ip: string;
              userAgent: string;
            }[];
            billTo: { address: string; pincode: string; stateCode: string } | null;
            help: { id: string; status: 'open' | 'answered' | 'closed'; createdAt: string }[];
            mails: {
              id: string;
              channel: 'email' | 'whatsapp';
              at: string;
              fromAddress: string;
              fromName: string;
              subject: string;
              text: string;
              quoted: string;
              files: { id: string; name: string; bytes: number }[];
              filesLeft: string[];
              automatic: boolean;
              helpRequestId: string | null;
              handledBy: string | null;
              handledAt: string | null;
            }[];
            chat: {
              id: string;
              at: string;
              channel: 'email' | 'sms' | 'whatsapp';
              text: string;
              status: 'queued' | 'sent' | 'captured' | 'failed';
              delivery: 'delivered' | 'undelivered' | 'read' | null;
              deliveryAt: string | null;
              followUp: 'due' | 'mail' | 'no-address' | null;
              lastError: string | null;
            }[];
          }
        >;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/customers/{id}/whatsapp': {
    /** Write to a customer on WhatsApp: freely within 24 hours of their last message, else by a template (customers:edit) */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: { 'application/json': { key: string; how: 'answer' | 'template'; text?: string } };
      };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/customers/{id}/block': {
    /** Shut a customer out; their sessions end (customers:edit) */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { because: string } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/customers/{id}/unblock': {
    /** Let a customer in again (customers:edit) */
    post: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/customers/{id}/sessions/{sessionId}': {
    /** End one session of a customer (customers:edit) */
    delete: {
      parameters: { path: { id: string; sessionId: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/customers/{id}/merge': {
    /** Make this account part of another one of the same person (customers:edit) */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { intoId: string } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/customers/{id}/undo-merge': {
    /** Open an account again that was merged into another one in the last thirty days (customers:edit) */
    post: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/help-requests': {
    /** Customers' calls for help, newest first (help-requests:read) */
    get: {
      parameters: {
        query?: {
          status?: 'open' | 'answered' | 'closed';
          customerId?: string;
          perPage?: number;
          offset?: number | null;
          cursor?: string;
        };
      };
      responses: {
        200: Json<{ data: components['schemas']['StaffHelpRequest'][]; nextCursor: string | null }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/help-requests/{id}': {
    /** A call for help with its thread (help-requests:read) */
    get: {
      parameters: { path: { id: string } };
      responses: {
        200: Json<
          components['schemas']['StaffHelpRequest'] & {
            messages: {
              id: string;
              at: string;
              staffName: string | null;
              text: string;
              quoted: string;
              files: { id: string; name: string; bytes: number }[];
            }[];
          }
        >;
        default: Json<Refusal>;
      };
    };
    /** Change the state of a call for help (help-requests:edit) */
    patch: {
      parameters: { path: { id: string } };
      requestBody: {
        content: { 'application/json': { seen?: string; status: 'open' | 'answered' | 'closed' } };
      };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/help-requests/{id}/replies': {
    /** Answer; the customer gets it by mail (help-requests:edit) */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { seen?: string; text: string } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/quotations/export.csv': {
    /** All quotations that match, as CSV (quotations:export) */
    get: {
      parameters: {
        query?: {
          state?:
            | 'draft'
            | 'sent'
            | 'viewed'
            | 'accepted'
            | 'rejected'
            | 'countered'
            | 'expired'
            | 'superseded'
            | 'converted'
            | 'paid'
            | 'refunded';
          leadId?: string;
          begunFrom?: string;
          begunUntil?: string;
          q?: string;
        };
      };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'text/csv': string } };
        default: Json<Refusal>;
      };
    };
  };
  '/staff/quotations/export.xlsx': {
    /** All quotations that match, as a workbook with real dates and sums (quotations:export) */
    get: {
      parameters: {
        query?: {
          state?:
            | 'draft'
            | 'sent'
            | 'viewed'
            | 'accepted'
            | 'rejected'
            | 'countered'
            | 'expired'
            | 'superseded'
            | 'converted'
            | 'paid'
            | 'refunded';
          leadId?: string;
          begunFrom?: string;
          begunUntil?: string;
          q?: string;
        };
      };
      responses: {
        200: {
          headers: { [name: string]: unknown };
          content: { 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string };
        };
        default: Json<Refusal>;
      };
    };
  };
  '/staff/quotations': {
    /** Quotations, the newest first (quotations:read) */
    get: {
      parameters: {
        query?: {
          state?:
            | 'draft'
            | 'sent'
            | 'viewed'
            | 'accepted'
            | 'rejected'
            | 'countered'
            | 'expired'
            | 'superseded'
            | 'converted'
            | 'paid'
            | 'refunded';
          leadId?: string;
          begunFrom?: string;
          begunUntil?: string;
          q?: string;
          sort?: 'id' | 'totalPaise' | 'validUntil' | 'sentAt';
          order?: 'asc' | 'desc';
          perPage?: number;
          offset?: number | null;
          cursor?: number | null;
        };
      };
      responses: {
        200: Json<{
          data: components['schemas']['StaffQuotationSummary'][];
          nextCursor: string | null;
          total: number;
          totalIsCapped: boolean;
        }>;
        default: Json<Refusal>;
      };
    };
    /** Begin a quotation (quotations:edit) */
    post: {
      parameters: Plain;
      requestBody: {
        content: {
          'application/json': {
            title: string;
            name: string;
            company?: string;
            gstin?: string;
            address?: string;
            pincode?: string;
            stateCode?: string;
            country?: string;
            supply?:
              | 'ordinary'
              | 'sez-with-tax'
              | 'sez-lut'
              | 'export-with-tax'
              | 'export-lut'
              | 'reverse-charge';
            mobile?: string;
            email?: string;
            intro?: string;
            terms?: string;
            language?: 'en' | 'hi' | 'mr';
            validUntil: string;
            depositPercent?: number | null;
            couponCode?: string;
            lines: {
              id?: string;
              title: string;
              description?: string;
              sac?: string;
              unit?: '' | 'month' | 'hour' | 'day' | 'piece' | 'year';
              gstPercent: number;
              treatment?: '' | 'nil-rated' | 'exempt' | 'non-gst';
              quantity: number;
              unitPricePaise: number;
              discountPaise?: number;
            }[];
            leadId?: string | null;
          };
        };
      };
      responses: { 201: Json<{ id: string }>; default: Json<Refusal> };
    };
  };
  '/staff/quotations/{id}': {
    /** One quotation with its revisions and answers (quotations:read) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffQuotation']>; default: Json<Refusal> };
    };
    /** Replace what a draft says (quotations:edit) */
    put: {
      parameters: { header: { 'if-match': string }; path: { id: string } };
      requestBody: {
        content: {
          'application/json': {
            title: string;
            name: string;
            company?: string;
            gstin?: string;
            address?: string;
            pincode?: string;
            stateCode?: string;
            country?: string;
            supply?:
              | 'ordinary'
              | 'sez-with-tax'
              | 'sez-lut'
              | 'export-with-tax'
              | 'export-lut'
              | 'reverse-charge';
            mobile?: string;
            email?: string;
            intro?: string;
            terms?: string;
            language?: 'en' | 'hi' | 'mr';
            validUntil: string;
            depositPercent?: number | null;
            couponCode?: string;
            lines: {
              id?: string;
              title: string;
              description?: string;
              sac?: string;
              unit?: '' | 'month' | 'hour' | 'day' | 'piece' | 'year';
              gstPercent: number;
              treatment?: '' | 'nil-rated' | 'exempt' | 'non-gst';
              quantity: number;
              unitPricePaise: number;
              discountPaise?: number;
            }[];
          };
        };
      };
      responses: { 200: Json<components['schemas']['StaffQuotation']>; default: Json<Refusal> };
    };
    /** Throw a draft away (quotations:edit) */
    delete: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/quotations/{id}/send': {
    /** Mail a draft to its addressee (quotations:edit) */
    post: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffQuotation']>; default: Json<Refusal> };
    };
  };
  '/staff/quotations/{id}/hand-over': {
    /** Open the link of a draft that staff pass on themselves (quotations:edit) */
    post: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffQuotation']>; default: Json<Refusal> };
    };
  };
  '/staff/quotations/{id}/resend': {
    /** Mail the link once more (quotations:edit) */
    post: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffQuotation']>; default: Json<Refusal> };
    };
  };
  '/staff/quotations/{id}/reopen': {
    /** Undo a rejection of the last seven days (quotations:edit) */
    post: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffQuotation']>; default: Json<Refusal> };
    };
  };
  '/staff/quotations/{id}/revise': {
    /** Draft the next revision (quotations:edit) */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { validUntil: string } } };
      responses: { 201: Json<{ id: string }>; default: Json<Refusal> };
    };
  };
  '/staff/quotations/{id}/duplicate': {
    /** Draft the same under a new number (quotations:edit) */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { validUntil: string } } };
      responses: { 201: Json<{ id: string }>; default: Json<Refusal> };
    };
  };
  '/staff/quotations/{id}/draft-counter': {
    /** Draft the next revision as the counter-offer asks for (quotations:edit) */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { validUntil: string } } };
      responses: { 201: Json<{ id: string }>; default: Json<Refusal> };
    };
  };
  '/staff/quotations/{id}/accept-counter': {
    /** Accept the counter-offer as it stands: the next revision, accepted (quotations:edit) */
    post: {
      parameters: { path: { id: string } };
      responses: { 201: Json<{ id: string }>; default: Json<Refusal> };
    };
  };
  '/staff/quotations/{id}/convert': {
    /** Make an order of what was accepted (quotations:edit) */
    post: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffQuotation']>; default: Json<Refusal> };
    };
  };
  '/staff/quotations/{id}/payments': {
    /** Write down that what is due came by bank (payments:record) */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          'application/json': {
            method: 'bank' | 'upi' | 'cheque' | 'cash';
            reference: string;
            receivedOn?: string;
            acknowledged?: boolean;
            billTo?: { address?: string; pincode?: string; stateCode?: string };
            tdsPaise?: number;
            tdsRuleId?: string;
            gstTdsPaise?: number;
          };
        };
      };
      responses: { 200: Json<components['schemas']['StaffQuotation']>; default: Json<Refusal> };
    };
  };
  '/staff/quotations/{id}/files': {
    /** Lay a file to a draft (quotations:edit) */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'multipart/form-data': { file: string } } };
      responses: { 201: Json<components['schemas']['StaffQuotation']>; default: Json<Refusal> };
    };
  };
  '/staff/quotations/{id}/files/{fileId}': {
    /** Take a file off a draft (quotations:edit) */
    delete: {
      parameters: { path: { id: string; fileId: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/quotation-templates': {
    /** What new quotations can begin with (quotations:read) */
    get: {
      parameters: Plain;
      responses: {
        200: Json<{
          data: components['schemas']['StaffQuotationTemplate'][];
          total: number;
          nextCursor: null;
        }>;
        default: Json<Refusal>;
      };
    };
    /** Add a template (quotations:edit) */
    post: {
      parameters: Plain;
      requestBody: {
        content: {
          'application/json': {
            name: string;
            title: string;
            intro: string;
            terms: string;
            validDays: number;
            lines: {
              id?: string;
              title: string;
              description?: string;
              sac?: string;
              unit?: '' | 'month' | 'hour' | 'day' | 'piece' | 'year';
              gstPercent: number;
              treatment?: '' | 'nil-rated' | 'exempt' | 'non-gst';
              quantity: number;
              unitPricePaise: number;
              discountPaise?: number;
            }[];
          };
        };
      };
      responses: { 201: Json<components['schemas']['StaffQuotationTemplate']>; default: Json<Refusal> };
    };
  };
  '/staff/quotation-templates/{id}': {
    /** One template (quotations:read) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffQuotationTemplate']>; default: Json<Refusal> };
    };
    /** Replace a template (quotations:edit) */
    put: {
      parameters: { header: { 'if-match': string }; path: { id: string } };
      requestBody: {
        content: {
          'application/json': {
            name: string;
            title: string;
            intro: string;
            terms: string;
            validDays: number;
            lines: {
              id?: string;
              title: string;
              description?: string;
              sac?: string;
              unit?: '' | 'month' | 'hour' | 'day' | 'piece' | 'year';
              gstPercent: number;
              treatment?: '' | 'nil-rated' | 'exempt' | 'non-gst';
              quantity: number;
              unitPricePaise: number;
              discountPaise?: number;
            }[];
          };
        };
      };
      responses: { 200: Json<components['schemas']['StaffQuotationTemplate']>; default: Json<Refusal> };
    };
    /** Delete a template (quotations:edit) */
    delete: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/projects': {
    /** What was sold and is being made, the latest first (projects:read) */
    get: {
      parameters: {
        query?: {
          state?: 'running' | 'done' | 'stopped';
          openStep?: number;
          late?: string;
          news?: string;
          assignedTo?: string;
          q?: string;
          perPage?: number;
          offset?: number | null;
          cursor?: string;
        };
      };
      responses: {
        200: Json<{ data: components['schemas']['StaffProjectSummary'][]; nextCursor: string | null }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/projects/{id}': {
    /** A project with its steps (projects:read) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffProject']>; default: Json<Refusal> };
    };
    /** Say who works on it, what its customer owes us, or that it is stopped (projects:edit) */
    patch: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          'application/json': { assignedTo?: string | null; needs?: string; state?: 'running' | 'stopped' };
        };
      };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/projects/{id}/step': {
    /** Go on to another step, or back to one; null: all are done (projects:edit) */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { from: number | null; to: number | null } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/projects/{id}/steps/{position}': {
    /** Promise another day for a step (projects:edit) */
    patch: {
      parameters: { path: { id: string; position: number } };
      requestBody: { content: { 'application/json': { dueOn: string } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/project-templates': {
    /** The six steps that projects begin with, by service; of an empty name for all others (projects:read) */
    get: {
      parameters: Plain;
      responses: {
        200: Json<{ data: components['schemas']['StaffProjectTemplate'][]; total: number; nextCursor: null }>;
        default: Json<Refusal>;
      };
    };
    /** Add the steps of a service (projects:edit) */
    post: {
      parameters: Plain;
      requestBody: {
        content: { 'application/json': { service: string; steps: { title: string; days: number }[] } };
      };
      responses: { 201: Json<components['schemas']['StaffProjectTemplate']>; default: Json<Refusal> };
    };
  };
  '/staff/project-templates/{id}': {
    /** One template (projects:read) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffProjectTemplate']>; default: Json<Refusal> };
    };
    /** Replace the steps of a service; projects that have begun keep theirs (projects:edit) */
    put: {
      parameters: { header: { 'if-match': string }; path: { id: string } };
      requestBody: {
        content: { 'application/json': { service: string; steps: { title: string; days: number }[] } };
      };
      responses: { 200: Json<components['schemas']['StaffProjectTemplate']>; default: Json<Refusal> };
    };
    /** Delete the steps of a service (projects:edit) */
    delete: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/projects/{id}/handovers': {
    /** List what is to be handed over; never a password (projects:edit) */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          'application/json': {
            kind: 'code' | 'design' | 'domain' | 'hosting' | 'keys' | 'account' | 'other';
            title: string;
          };
        };
      };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/projects/{id}/handovers/{handoverId}': {
    /** Write down that it was handed over, when and to whom (projects:edit) */
    patch: {
      parameters: { path: { id: string; handoverId: string } };
      requestBody: { content: { 'application/json': { handedOn: string; handedTo: string } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
    /** Take off the list what was never handed over (projects:edit) */
    delete: {
      parameters: { path: { id: string; handoverId: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/projects/{id}/files': {
    /** Give its customer a file; they are told by mail (projects:edit) */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'multipart/form-data': { file: string; note?: string } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/projects/{id}/versions': {
    /** Show a version to be approved, a file or an address; their customer is told by mail (projects:edit) */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: { 'multipart/form-data': { step: number; file?: string; address?: string; note?: string } };
      };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/projects/{id}/files/{fileId}': {
    /** A file or a version of a project (projects:read) */
    get: {
      parameters: { path: { id: string; fileId: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/octet-stream': string } };
        default: Json<Refusal>;
      };
    };
    /** Take away a file, or a version that was not answered (projects:edit) */
    delete: {
      parameters: { path: { id: string; fileId: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/projects/{id}/seen': {
    /** Say that somebody has looked at what its customer gave and answered (projects:edit) */
    post: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/projects/{id}/hours': {
    /** Note what one has worked on a step; its customer never reads it (projects:edit) */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: { 'application/json': { step: number; minutes: number; workedOn: string; note: string } };
      };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/projects/{id}/hours/{hoursId}': {
    /** Take out what was noted by mistake (projects:edit) */
    delete: {
      parameters: { path: { id: string; hoursId: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/projects/{id}/certificates': {
    /** What stands between a project and its certificate of ownership, and those that were issued (projects:read) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffOwnership']>; default: Json<Refusal> };
    };
    /** Say who owns what was made; one that was issued before is replaced (projects:certify) */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          'application/json': { owner: string; owned: string[]; archive: { name: string; sha256: string } };
        };
      };
      responses: { 201: Json<components['schemas']['StaffOwnership']>; default: Json<Refusal> };
    };
  };
  '/staff/certificates/{id}/revoke': {
    /** Take a certificate back; whoever checks it reads so (projects:certify) */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { because: string } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/certificates/{id}/pdf': {
    /** A certificate as PDF (projects:read) */
    get: {
      parameters: { path: { id: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/pdf': string } };
        default: Json<Refusal>;
      };
    };
  };
  '/staff/services': {
    /** All services in their order (services:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffService'][]>; default: Json<Refusal> };
    };
    /** Add a service (services:edit) */
    post: {
      parameters: Plain;
      requestBody: {
        content: {
          'application/json': {
            name: string;
            description: string;
            openHours: {
              day: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';
              startTime: string;
              endTime: string;
            }[];
            status: 'Active' | 'Inactive';
          };
        };
      };
      responses: { 201: Json<components['schemas']['StaffService']>; default: Json<Refusal> };
    };
  };
  '/staff/services/order': {
    /** Put all services into this order (services:edit) */
    put: {
      parameters: Plain;
      requestBody: { content: { 'application/json': { ids: string[] } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/services/{id}': {
    /** Replace what visitors see of a service (services:edit) */
    put: {
      parameters: { header: { 'if-match': string }; path: { id: string } };
      requestBody: {
        content: {
          'application/json': {
            name: string;
            description: string;
            openHours: {
              day: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';
              startTime: string;
              endTime: string;
            }[];
            status: 'Active' | 'Inactive';
          };
        };
      };
      responses: { 200: Json<components['schemas']['StaffService']>; default: Json<Refusal> };
    };
    /** Remove a service (services:edit) */
    delete: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/posts/import': {
    /** Take in the posts of a WordPress export (posts:edit) */
    post: {
      parameters: Plain;
      requestBody: {
        content: {
          'multipart/form-data': { file: string; way: 'drafts' | 'as they were'; dryRun: 'true' | 'false' };
        };
      };
      responses: { 200: Json<components['schemas']['PostImportReport']>; default: Json<Refusal> };
    };
    /** How far the pictures of imported posts have come (posts:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['ImportedPictures']>; default: Json<Refusal> };
    };
  };
  '/staff/posts': {
    /** Posts of the blog, the last begun first (posts:read) */
    get: {
      parameters: {
        query?: {
          status?: 'draft' | 'scheduled' | 'published';
          q?: string;
          perPage?: number;
          offset?: number | null;
          cursor?: string;
        };
      };
      responses: {
        200: Json<{ data: components['schemas']['StaffPostRow'][]; nextCursor: string | null }>;
        default: Json<Refusal>;
      };
    };
    /** Begin a draft (posts:edit) */
    post: {
      parameters: Plain;
      requestBody: { content: { 'application/json': { title: string } } };
      responses: { 201: Json<components['schemas']['StaffPost']>; default: Json<Refusal> };
    };
  };
  '/staff/posts/words': {
    /** Categories, authors and tags in use (posts:read) */
    get: {
      parameters: Plain;
      responses: {
        200: Json<{ categories: string[]; authors: string[]; tags: string[] }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/posts/tags/rename': {
    /** Call a tag otherwise in every post (posts:edit) */
    post: {
      parameters: Plain;
      requestBody: { content: { 'application/json': { from: string; to: string } } };
      responses: { 200: Json<{ posts: number }>; default: Json<Refusal> };
    };
  };
  '/staff/posts/{id}': {
    /** A post with its text (posts:read) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffPost']>; default: Json<Refusal> };
    };
    /** Change a post (posts:edit) */
    patch: {
      parameters: { header: { 'if-match': string }; path: { id: string } };
      requestBody: {
        content: {
          'application/json': {
            title?: string;
            slug?: string;
            blocks?: { type: 'doc' };
            image1Id?: string | null;
            image2Id?: string | null;
            authorName?: string;
            category?: string;
            tags?: string[];
            isFeatured?: boolean;
            actionType?: 'call' | 'link' | null;
            actionValue?: string;
            seoTitle?: string;
            seoDescription?: string;
          };
        };
      };
      responses: { 200: Json<components['schemas']['StaffPost']>; default: Json<Refusal> };
    };
    /** Remove a post with its comments (posts:edit) */
    delete: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/posts/{id}/state': {
    /** Publish a post, plan it, or take it back to the drafts (posts:edit) */
    put: {
      parameters: { path: { id: string } };
      requestBody: {
        content: { 'application/json': { status: 'draft' | 'scheduled' | 'published'; publishAt?: string } };
      };
      responses: { 200: Json<components['schemas']['StaffPost']>; default: Json<Refusal> };
    };
  };
  '/staff/posts/{id}/editing': {
    /** Write in a post, unless a colleague does (posts:edit) */
    put: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { active: boolean; takeOver?: boolean } } };
      responses: {
        200: Json<{ isMine: boolean; staffName: string; since: string; version: number }>;
        default: Json<Refusal>;
      };
    };
    /** Let colleagues write in a post (posts:edit) */
    delete: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/posts/{id}/versions': {
    /** What a post said earlier, the latest first (posts:read) */
    get: {
      parameters: { path: { id: string } };
      responses: {
        200: Json<{ id: string; at: string; staffName: string; title: string }[]>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/posts/{id}/versions/{versionId}': {
    /** An earlier version as a whole (posts:read) */
    get: {
      parameters: { path: { id: string; versionId: string } };
      responses: {
        200: Json<{
          id: string;
          title: string;
          blocks: { type: 'doc' };
          authorName: string;
          category: string;
          image1: {
            name: string;
            alt: string;
            width: number;
            height: number;
            placeholder: string;
            widths: number[];
            focus: { x: number; y: number } | null;
          } | null;
          image2: {
            name: string;
            alt: string;
            width: number;
            height: number;
            placeholder: string;
            widths: number[];
            focus: { x: number; y: number } | null;
          } | null;
          at: string;
          staffName: string;
        }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/posts/{id}/versions/{versionId}/restore': {
    /** Give a post back what it said earlier; while readers see it, as a draft beside it (posts:edit) */
    post: {
      parameters: { header: { 'if-match': string }; path: { id: string; versionId: string } };
      responses: { 200: Json<components['schemas']['StaffPost']>; default: Json<Refusal> };
    };
  };
  '/staff/posts/{id}/draft/publish': {
    /** Let readers see the draft that a restored version has become (posts:edit) */
    post: {
      parameters: { header: { 'if-match': string }; path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffPost']>; default: Json<Refusal> };
    };
  };
  '/staff/posts/{id}/draft': {
    /** Throw that draft away; the version stays (posts:edit) */
    delete: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffPost']>; default: Json<Refusal> };
    };
  };
  '/staff/comments': {
    /** Comments on the blog, newest first (comments:read) */
    get: {
      parameters: {
        query?: {
          status?: 'approved' | 'held' | 'spam' | 'reported';
          perPage?: number;
          offset?: number | null;
          cursor?: string;
        };
      };
      responses: {
        200: Json<{ data: components['schemas']['StaffComment'][]; nextCursor: string | null }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/comments/review': {
    /** Approve comments, mark them as spam, dismiss reports of them, or remove them (comments:edit) */
    post: {
      parameters: Plain;
      requestBody: {
        content: { 'application/json': { ids: string[]; action: 'approve' | 'spam' | 'dismiss' | 'delete' } };
      };
      responses: { 200: Json<{ changed: number }>; default: Json<Refusal> };
    };
  };
  '/staff/comments/{id}/pin': {
    /** Show a comment before all others of its post, in place of the one that was (comments:edit) */
    post: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
    /** Show a comment in its order again (comments:edit) */
    delete: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/unanswered-questions': {
    /** What people asked in the chat and we could not answer, what most asked first (unanswered-questions:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffUnansweredQuestion'][]>; default: Json<Refusal> };
    };
  };
  '/staff/model-use': {
    /** What the model behind the chat took today, and the most that a day can cost; null without a model (unanswered-questions:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<{ model: components['schemas']['StaffModelUse'] }>; default: Json<Refusal> };
    };
  };
  '/staff/unanswered-questions/{id}/draft': {
    /** Put a question below those of a service page, as a draft in which its answer is missing (unanswered-questions:edit) */
    post: {
      parameters: { path: { id: string } };
      responses: {
        200: Json<{
          page:
            | 'website-development'
            | 'application-development'
            | 'get-your-online-store'
            | 'digital-marketing'
            | 'google-ads'
            | 'meta-ads'
            | 'real-estate-website-development-service';
        }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/unanswered-questions/{id}': {
    /** Take a question off the list (unanswered-questions:edit) */
    delete: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/subscribers/export.csv': {
    /** All subscribers that match, as CSV (subscribers:export) */
    get: {
      parameters: { query?: { status?: 'pending' | 'confirmed' | 'unsubscribed'; q?: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'text/csv': string } };
        default: Json<Refusal>;
      };
    };
  };
  '/staff/subscribers/export.xlsx': {
    /** All subscribers that match, as a workbook with real dates and sums (subscribers:export) */
    get: {
      parameters: { query?: { status?: 'pending' | 'confirmed' | 'unsubscribed'; q?: string } };
      responses: {
        200: {
          headers: { [name: string]: unknown };
          content: { 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string };
        };
        default: Json<Refusal>;
      };
    };
  };
  '/staff/subscribers': {
    /** Who asked for the newsletter (subscribers:read) */
    get: {
      parameters: {
        query?: {
          status?: 'pending' | 'confirmed' | 'unsubscribed';
          q?: string;
          perPage?: number;
          offset?: number | null;
          cursor?: string;
        };
      };
      responses: {
        200: Json<{ data: components['schemas']['StaffSubscriber'][]; nextCursor: string | null }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/subscribers/{id}': {
    /** Forget an address (subscribers:edit) */
    delete: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/service-pages': {
    /** What the service pages say (services:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffServicePage'][]>; default: Json<Refusal> };
    };
  };
  '/staff/service-pages/{id}': {
    /** What one service page says (services:read) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffServicePage']>; default: Json<Refusal> };
    };
    /** Save the draft of a service page (services:edit) */
    put: {
      parameters: { header: { 'if-match': string }; path: { id: string } };
      requestBody: {
        content: {
          'application/json': {
            title: string;
            description: string;
            badge: string;
            heading: string;
            lead: string;
            proof: { figure: string; words: string }[];
            offer: { paise: number; struckPaise: number; words: string } | null;
            why: { heading: string; boxes: { title: string; text: string }[] };
            process: { heading: string; steps: { title: string; text: string }[] };
            features: { heading: string; lead: string; items: { title: string; text: string }[] };
            demos: { heading: string };
            pictureId?: string | null;
            leadCase?: string;
            exhibit?: {
              heading: string;
              lead: string;
              columns: string[];
              rows: { cells: string[] }[];
              note: string;
            } | null;
            sections?: {
              order: (
                | 'exhibit'
                | 'features'
                | 'case'
                | 'why'
                | 'work'
                | 'process'
                | 'price'
                | 'form'
                | 'faq'
                | 'closing'
              )[];
              hidden: ('exhibit' | 'case' | 'price' | 'closing')[];
            };
            faq: { heading: string; items: { question: string; answer: string }[] };
            closing: { title: string; text: string };
          };
        };
      };
      responses: { 200: Json<components['schemas']['StaffServicePage']>; default: Json<Refusal> };
    };
  };
  '/staff/service-pages/{id}/publish': {
    /** Let visitors see the draft of a service page (services:edit) */
    post: {
      parameters: { header: { 'if-match': string }; path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffServicePage']>; default: Json<Refusal> };
    };
  };
  '/staff/service-pages/{id}/draft': {
    /** Throw away the draft of a service page (services:edit) */
    delete: {
      parameters: { header: { 'if-match': string }; path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffServicePage']>; default: Json<Refusal> };
    };
  };
  '/staff/service-pages/{id}/versions': {
    /** What a service page has said to visitors, the latest first (services:read) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffDocumentVersion'][]>; default: Json<Refusal> };
    };
  };
  '/staff/service-pages/{id}/versions/{versionId}': {
    /** An earlier version of a service page as a whole (services:read) */
    get: {
      parameters: { path: { id: string; versionId: string } };
      responses: {
        200: Json<components['schemas']['StaffDocumentVersion'] & { content?: unknown }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/service-pages/{id}/versions/{versionId}/restore': {
    /** Make a draft of a service page from what it said earlier (services:edit) */
    post: {
      parameters: { header: { 'if-match': string }; path: { id: string; versionId: string } };
      responses: { 200: Json<components['schemas']['StaffServicePage']>; default: Json<Refusal> };
    };
  };
  '/staff/real-estate-features': {
    /** All features of real estate websites in their order (services:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffRealEstateFeature'][]>; default: Json<Refusal> };
    };
    /** Add a feature (services:edit) */
    post: {
      parameters: Plain;
      requestBody: {
        content: {
          'application/json': { title: string; description: string; status: 'Active' | 'Inactive' };
        };
      };
      responses: { 201: Json<components['schemas']['StaffRealEstateFeature']>; default: Json<Refusal> };
    };
  };
  '/staff/real-estate-features/order': {
    /** Put all features into this order (services:edit) */
    put: {
      parameters: Plain;
      requestBody: { content: { 'application/json': { ids: string[] } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/real-estate-features/{id}': {
    /** Replace what visitors see of a feature (services:edit) */
    put: {
      parameters: { header: { 'if-match': string }; path: { id: string } };
      requestBody: {
        content: {
          'application/json': { title: string; description: string; status: 'Active' | 'Inactive' };
        };
      };
      responses: { 200: Json<components['schemas']['StaffRealEstateFeature']>; default: Json<Refusal> };
    };
    /** Remove a feature (services:edit) */
    delete: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/settings': {
    /** The facts about the agency (settings:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffSettings']>; default: Json<Refusal> };
    };
    /** Replace the facts about the agency (settings:edit) */
    put: {
      parameters: { header: { 'if-match': string } };
      requestBody: {
        content: {
          'application/json': {
            brand: string;
            legalName: string;
            tagline: string;
            blurb: string;
            addressLines: string[];
            directionsUrl: string;
            phones: string[];
            whatsapp: string;
            email: string;
            noticeEmails: string[];
            socials: { name: string; url: string }[];
            termsUrl: '' | string;
            officeHours: {
              day: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';
              startTime: string;
              endTime: string;
            }[];
            foundedYear: number;
            copyProtection: boolean;
            languages?: ('hi' | 'mr')[];
            restoreScrollOnBack: boolean;
            worksOffline?: boolean;
            ga4Id?: '' | string;
            metaPixelId?: '' | string;
            dltEntityId?: '' | string;
            dltHeader?: '' | string;
            dltCodeTemplateId?: '' | string;
            smsCodes?: {
              en?: { text?: string; carrierTemplateId?: string };
              hi?: { text?: string; dltTemplateId?: '' | string; carrierTemplateId?: string };
              mr?: { text?: string; dltTemplateId?: '' | string; carrierTemplateId?: string };
            };
            smsPerDay?: number;
            smsPricePaise?: number;
            gstin?: string;
            sac?: string;
            invoicePrefix?: string;
            bankAccountName?: string;
            bankAccount?: '' | string;
            bankIfsc?: '' | string;
            bankName?: string;
            logoId?: '' | string;
            signatureId?: '' | string;
            signatory?: string;
            eInvoiceFrom?: '' | string;
            discountNotesFrom?: '' | string;
            paymentDays?: number;
            lut?: string;
            upiId?: '' | string;
            androidPackage?: '' | string;
            androidFingerprints?: string[];
            appleTeamId?: '' | string;
            appleBundleId?: '' | string;
            googleInIosApp?: boolean;
            playStoreUrl?: '' | string;
            appStoreUrl?: '' | string;
          };
        };
      };
      responses: { 200: Json<components['schemas']['StaffSettings']>; default: Json<Refusal> };
    };
  };
  '/staff/settings/versions': {
    /** What the site settings has said to visitors, the latest first (settings:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffDocumentVersion'][]>; default: Json<Refusal> };
    };
  };
  '/staff/settings/versions/{versionId}': {
    /** An earlier version of the site settings as a whole (settings:read) */
    get: {
      parameters: { path: { versionId: string } };
      responses: {
        200: Json<components['schemas']['StaffDocumentVersion'] & { content?: unknown }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/settings/versions/{versionId}/restore': {
    /** Let the site settings say again what they said earlier (settings:edit) */
    post: {
      parameters: { header: { 'if-match': string }; path: { versionId: string } };
      responses: { 200: Json<components['schemas']['StaffSettings']>; default: Json<Refusal> };
    };
  };
  '/staff/home': {
    /** What the home page says, or its draft (texts:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffHome']>; default: Json<Refusal> };
    };
    /** Save the draft of the home page (texts:edit) */
    put: {
      parameters: { header: { 'if-match': string } };
      requestBody: {
        content: {
          'application/json': {
            hero: { firstLine: string; secondLine: string; lead: string };
            services: {
              heading: string;
              lead: string;
              link?: string;
              cards: { name: string; text: string }[];
            };
            about: {
              heading: string;
              text: string;
              claims: { figure: string; words: string }[];
              withFounder?: boolean;
              withFreeTimes?: boolean;
            };
            counters: { to: number; words: string }[];
            clients: {
              heading: string;
              logos: { name: string; pictureId: string; withName: boolean; hidden: boolean }[];
            };
            software: { heading: string; lead: string; cards: { name: string; text: string }[] };
            sections?: {
              order: (
                | 'proof'
                | 'services'
                | 'work'
                | 'prices'
                | 'about'
                | 'counters'
                | 'clients'
                | 'software'
              )[];
              hidden: ('proof' | 'work' | 'prices')[];
            };
          };
        };
      };
      responses: { 200: Json<components['schemas']['StaffHome']>; default: Json<Refusal> };
    };
  };
  '/staff/home/publish': {
    /** Let visitors see the draft of the home page (texts:edit) */
    post: {
      parameters: { header: { 'if-match': string } };
      responses: { 200: Json<components['schemas']['StaffHome']>; default: Json<Refusal> };
    };
  };
  '/staff/home/draft': {
    /** Throw away the draft of the home page (texts:edit) */
    delete: {
      parameters: { header: { 'if-match': string } };
      responses: { 200: Json<components['schemas']['StaffHome']>; default: Json<Refusal> };
    };
  };
  '/staff/home/versions': {
    /** What the home page has said to visitors, the latest first (texts:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffDocumentVersion'][]>; default: Json<Refusal> };
    };
  };
  '/staff/home/versions/{versionId}': {
    /** An earlier version of the home page as a whole (texts:read) */
    get: {
      parameters: { path: { versionId: string } };
      responses: {
        200: Json<components['schemas']['StaffDocumentVersion'] & { content?: unknown }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/home/versions/{versionId}/restore': {
    /** Make a draft of the home page from what it said earlier (texts:edit) */
    post: {
      parameters: { header: { 'if-match': string }; path: { versionId: string } };
      responses: { 200: Json<components['schemas']['StaffHome']>; default: Json<Refusal> };
    };
  };
  '/staff/plans': {
    /** The plans, shortest first (offer:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffPlan'][]>; default: Json<Refusal> };
    };
  };
  '/staff/plans/{id}': {
    /** Change a plan (offer:edit) */
    put: {
      parameters: { header: { 'if-match': string }; path: { id: string } };
      requestBody: {
        content: {
          'application/json': {
            duration: string;
            months: number;
            pricePaise: number;
            originalPaise: number | null;
            bestOffer: boolean;
            description: string;
          };
        };
      };
      responses: { 200: Json<components['schemas']['StaffPlan']>; default: Json<Refusal> };
    };
  };
  '/staff/pickers': {
    /** The feature pickers with their features (offer:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffPicker'][]>; default: Json<Refusal> };
    };
  };
  '/staff/pickers/{id}': {
    /** Replace the words and features of a picker (offer:edit) */
    put: {
      parameters: { header: { 'if-match': string }; path: { id: string } };
      requestBody: {
        content: {
          'application/json': {
            name: string;
            intro: string;
            features: { id?: string; name: string; pricePaise: number }[];
          };
        };
      };
      responses: { 200: Json<components['schemas']['StaffPicker']>; default: Json<Refusal> };
    };
  };
  '/staff/offer': {
    /** What the offer page says, or its draft (offer:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffOffer']>; default: Json<Refusal> };
    };
    /** Save the draft of the offer page (offer:edit) */
    put: {
      parameters: { header: { 'if-match': string } };
      requestBody: {
        content: {
          'application/json': {
            headline: string;
            intro: string;
            bannerPaise: number;
            bannerNote: string;
            bannerConfirmed: boolean;
            pricesIncludeGst: boolean;
            modules: { name: string; text: string }[];
          };
        };
      };
      responses: { 200: Json<components['schemas']['StaffOffer']>; default: Json<Refusal> };
    };
  };
  '/staff/offer/publish': {
    /** Let visitors see the draft of the offer page (offer:edit) */
    post: {
      parameters: { header: { 'if-match': string } };
      responses: { 200: Json<components['schemas']['StaffOffer']>; default: Json<Refusal> };
    };
  };
  '/staff/offer/draft': {
    /** Throw away the draft of the offer page (offer:edit) */
    delete: {
      parameters: { header: { 'if-match': string } };
      responses: { 200: Json<components['schemas']['StaffOffer']>; default: Json<Refusal> };
    };
  };
  '/staff/offer/versions': {
    /** What the offer page has said to visitors, the latest first (offer:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffDocumentVersion'][]>; default: Json<Refusal> };
    };
  };
  '/staff/offer/versions/{versionId}': {
    /** An earlier version of the offer page as a whole (offer:read) */
    get: {
      parameters: { path: { versionId: string } };
      responses: {
        200: Json<components['schemas']['StaffDocumentVersion'] & { content?: unknown }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/offer/versions/{versionId}/restore': {
    /** Make a draft of the offer page from what it said earlier (offer:edit) */
    post: {
      parameters: { header: { 'if-match': string }; path: { versionId: string } };
      responses: { 200: Json<components['schemas']['StaffOffer']>; default: Json<Refusal> };
    };
  };
  '/staff/benefits': {
    /** All benefits in their order (benefits:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffBenefit'][]>; default: Json<Refusal> };
    };
    /** Add a benefit (benefits:edit) */
    post: {
      parameters: Plain;
      requestBody: {
        content: {
          'application/json': {
            title: string;
            description: string;
            icon:
              | 'address'
              | 'backup'
              | 'calendar'
              | 'chart'
              | 'chat'
              | 'counter'
              | 'delivery'
              | 'invoice'
              | 'language'
              | 'lock'
              | 'mail'
              | 'payment'
              | 'phone'
              | 'picture'
              | 'search'
              | 'stock';
            originalPaise: number;
            pricePaise: number;
            status: 'Active' | 'Inactive';
            additional: boolean;
            need: 'sell' | 'found' | 'serve' | 'safe';
            inOffer: boolean;
          };
        };
      };
      responses: { 201: Json<components['schemas']['StaffBenefit']>; default: Json<Refusal> };
    };
  };
  '/staff/benefits/order': {
    /** Put all benefits into this order (benefits:edit) */
    put: {
      parameters: Plain;
      requestBody: { content: { 'application/json': { ids: string[] } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/benefits/{id}': {
    /** Replace what customers see of a benefit and pay for it (benefits:edit) */
    put: {
      parameters: { header: { 'if-match': string }; path: { id: string } };
      requestBody: {
        content: {
          'application/json': {
            title: string;
            description: string;
            icon:
              | 'address'
              | 'backup'
              | 'calendar'
              | 'chart'
              | 'chat'
              | 'counter'
              | 'delivery'
              | 'invoice'
              | 'language'
              | 'lock'
              | 'mail'
              | 'payment'
              | 'phone'
              | 'picture'
              | 'search'
              | 'stock';
            originalPaise: number;
            pricePaise: number;
            status: 'Active' | 'Inactive';
            additional: boolean;
            need: 'sell' | 'found' | 'serve' | 'safe';
            inOffer: boolean;
          };
        };
      };
      responses: { 200: Json<components['schemas']['StaffBenefit']>; default: Json<Refusal> };
    };
    /** Remove a benefit, from carts as well (benefits:edit) */
    delete: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/gst-rates': {
    /** GST rates; the first one is charged (gst-rates:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffGstRate'][]>; default: Json<Refusal> };
    };
    /** Add a rate at the end (gst-rates:edit) */
    post: {
      parameters: Plain;
      requestBody: { content: { 'application/json': { percent: number; name: string } } };
      responses: { 201: Json<components['schemas']['StaffGstRate']>; default: Json<Refusal> };
    };
  };
  '/staff/gst-rates/order': {
    /** Put the rates into this order (gst-rates:edit) */
    put: {
      parameters: Plain;
      requestBody: { content: { 'application/json': { ids: string[] } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/gst-rates/{id}': {
    /** Change a rate (gst-rates:edit) */
    put: {
      parameters: { header: { 'if-match': string }; path: { id: string } };
      requestBody: { content: { 'application/json': { percent: number; name: string } } };
      responses: { 200: Json<components['schemas']['StaffGstRate']>; default: Json<Refusal> };
    };
    /** Remove a rate, but not the last one (gst-rates:edit) */
    delete: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/carts': {
    /** Carts with something in them, the latest change first (carts:read) */
    get: {
      parameters: { query?: { perPage?: number; offset?: number | null; cursor?: number | null } };
      responses: {
        200: Json<{
          data: components['schemas']['StaffCart'][];
          nextCursor: string | null;
          total: number;
          totalIsCapped: boolean;
        }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/pricing-plans': {
    /** All pricing-plans (pricing:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<{ id: string; etag: string }[]>; default: Json<Refusal> };
    };
    /** Add to the pricing-plans (pricing:edit) */
    post: {
      parameters: Plain;
      requestBody: {
        content: {
          'application/json': {
            serviceId: string;
            offerPlanId: string | null;
            name: string;
            months: number | null;
            pricePaise: number | null;
            sellPaise: number | null;
            benefits: string[];
            status: 'Active' | 'Inactive';
          };
        };
      };
      responses: { 201: Json<{ id: string }>; default: Json<Refusal> };
    };
  };
  '/staff/pricing-plans/{id}': {
    /** Replace one of the pricing-plans (pricing:edit) */
    put: {
      parameters: { header: { 'if-match': string }; path: { id: string } };
      requestBody: {
        content: {
          'application/json': {
            serviceId: string;
            offerPlanId: string | null;
            name: string;
            months: number | null;
            pricePaise: number | null;
            sellPaise: number | null;
            benefits: string[];
            status: 'Active' | 'Inactive';
          };
        };
      };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
    /** Remove one of the pricing-plans (pricing:edit) */
    delete: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/coupons': {
    /** All coupons (pricing:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<{ id: string; etag: string }[]>; default: Json<Refusal> };
    };
    /** Add to the coupons (pricing:edit) */
    post: {
      parameters: Plain;
      requestBody: {
        content: {
          'application/json': {
            code: string;
            note: string;
            percent: number | null;
            offPaise: number | null;
            validFrom: string | null;
            validUntil: string | null;
            mostUses: number | null;
            mostUsesEach: number | null;
            places?: ('plan' | 'cart' | 'quotation')[];
            minSpendPaise?: number | null;
            firstPurchaseOnly?: boolean;
            planIds: string[];
            status: 'Active' | 'Inactive';
          };
        };
      };
      responses: { 201: Json<{ id: string }>; default: Json<Refusal> };
    };
  };
  '/staff/coupons/{id}': {
    /** Replace one of the coupons (pricing:edit) */
    put: {
      parameters: { header: { 'if-match': string }; path: { id: string } };
      requestBody: {
        content: {
          'application/json': {
            code: string;
            note: string;
            percent: number | null;
            offPaise: number | null;
            validFrom: string | null;
            validUntil: string | null;
            mostUses: number | null;
            mostUsesEach: number | null;
            places?: ('plan' | 'cart' | 'quotation')[];
            minSpendPaise?: number | null;
            firstPurchaseOnly?: boolean;
            planIds: string[];
            status: 'Active' | 'Inactive';
          };
        };
      };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
    /** Remove one of the coupons (pricing:edit) */
    delete: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/price-items': {
    /** All price-items (pricing:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<{ id: string; etag: string }[]>; default: Json<Refusal> };
    };
    /** Add to the price-items (pricing:edit) */
    post: {
      parameters: Plain;
      requestBody: {
        content: {
          'application/json': {
            title: string;
            description: string;
            sac?: string;
            unit?: '' | 'month' | 'hour' | 'day' | 'piece' | 'year';
            gstPercent: number;
            treatment?: '' | 'nil-rated' | 'exempt' | 'non-gst';
            pricePaise: number;
            status: 'Active' | 'Inactive';
          };
        };
      };
      responses: { 201: Json<{ id: string }>; default: Json<Refusal> };
    };
  };
  '/staff/price-items/{id}': {
    /** Replace one of the price-items (pricing:edit) */
    put: {
      parameters: { header: { 'if-match': string }; path: { id: string } };
      requestBody: {
        content: {
          'application/json': {
            title: string;
            description: string;
            sac?: string;
            unit?: '' | 'month' | 'hour' | 'day' | 'piece' | 'year';
            gstPercent: number;
            treatment?: '' | 'nil-rated' | 'exempt' | 'non-gst';
            pricePaise: number;
            status: 'Active' | 'Inactive';
          };
        };
      };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
    /** Remove one of the price-items (pricing:edit) */
    delete: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/prices': {
    /** All that is sold at a price, the site’s plans, features and benefits included (pricing:read) */
    get: {
      parameters: Plain;
      responses: {
        200: Json<
          {
            id: string;
            group: string;
            title: string;
            description: string;
            sac: string;
            unit: '' | 'month' | 'hour' | 'day' | 'piece' | 'year';
            unitPricePaise: number;
            gstPercent: number;
            treatment: '' | 'nil-rated' | 'exempt' | 'non-gst';
          }[]
        >;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/class-levels': {
    /** All class-levels (pricing:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<{ id: string; etag: string }[]>; default: Json<Refusal> };
    };
    /** Add to the class-levels (pricing:edit) */
    post: {
      parameters: Plain;
      requestBody: {
        content: { 'application/json': { name: string; position: number; status: 'Active' | 'Inactive' } };
      };
      responses: { 201: Json<{ id: string }>; default: Json<Refusal> };
    };
  };
  '/staff/class-levels/{id}': {
    /** Replace one of the class-levels (pricing:edit) */
    put: {
      parameters: { header: { 'if-match': string }; path: { id: string } };
      requestBody: {
        content: { 'application/json': { name: string; position: number; status: 'Active' | 'Inactive' } };
      };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
    /** Remove one of the class-levels (pricing:edit) */
    delete: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/class-schedules': {
    /** All class-schedules (pricing:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<{ id: string; etag: string }[]>; default: Json<Refusal> };
    };
    /** Add to the class-schedules (pricing:edit) */
    post: {
      parameters: Plain;
      requestBody: {
        content: {
          'application/json': {
            serviceId: string;
            levels: string[];
            ageGroups: string[];
            frequency: {
              day: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';
              startTime: string;
              endTime: string;
            }[];
            status: 'Active' | 'Inactive';
          };
        };
      };
      responses: { 201: Json<{ id: string }>; default: Json<Refusal> };
    };
  };
  '/staff/class-schedules/{id}': {
    /** Replace one of the class-schedules (pricing:edit) */
    put: {
      parameters: { header: { 'if-match': string }; path: { id: string } };
      requestBody: {
        content: {
          'application/json': {
            serviceId: string;
            levels: string[];
            ageGroups: string[];
            frequency: {
              day: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';
              startTime: string;
              endTime: string;
            }[];
            status: 'Active' | 'Inactive';
          };
        };
      };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
    /** Remove one of the class-schedules (pricing:edit) */
    delete: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/admissions': {
    /** Admissions, newest first (admissions:read) */
    get: {
      parameters: {
        query?: {
          status?: 'Pending' | 'Active' | 'Completed' | 'Cancelled' | 'Rejected';
          q?: string;
          perPage?: number;
          offset?: number | null;
          cursor?: string;
        };
      };
      responses: {
        200: Json<{ data: components['schemas']['StaffAdmissionSummary'][]; nextCursor: string | null }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/admissions/{id}': {
    /** An admission with its payments and what staff did (admissions:read) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffAdmission']>; default: Json<Refusal> };
    };
    /** Change the state of an admission (admissions:edit) */
    patch: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          'application/json': {
            status: 'Pending' | 'Active' | 'Completed' | 'Cancelled' | 'Rejected';
            note?: string;
          };
        };
      };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/admissions/{id}/notes': {
    /** Write down what colleagues should know (admissions:edit) */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { note: string } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/admissions/{id}/upgrades': {
    /** What a running plan can be exchanged for today, and what is credited of it (admissions:read) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffUpgrades']>; default: Json<Refusal> };
    };
    /** Write down that the difference for a higher plan came by bank: it begins (payments:record) */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          'application/json': {
            method: 'bank' | 'upi' | 'cheque' | 'cash';
            reference: string;
            receivedOn?: string;
            acknowledged?: boolean;
            planId: string;
          };
        };
      };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/staff': {
    /** Colleagues (staff:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffMember'][]>; default: Json<Refusal> };
    };
  };
  '/staff/staff/{id}/duty': {
    /** Say whether somebody takes new leads: of oneself, or the owner of anybody (leads:edit) */
    put: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { offDuty: boolean } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/sign-in-rules': {
    /** What signing in takes (staff:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<{ requireSecondFactor: boolean }>; default: Json<Refusal> };
    };
  };
  '/staff/messages': {
    /** Mails and SMS, newest first (messages:read) */
    get: {
      parameters: {
        query?: {
          status?: 'queued' | 'sent' | 'captured' | 'failed' | 'untold';
          recipient?: string;
          perPage?: number;
          offset?: number | null;
          cursor?: string;
        };
      };
      responses: {
        200: Json<{ data: components['schemas']['StaffMessage'][]; nextCursor: string | null }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/messages/{id}': {
    /** A mail or SMS with its text (messages:read) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffMessageDetail']>; default: Json<Refusal> };
    };
  };
  '/staff/messages/{id}/retry': {
    /** Send a failed message again (messages:retry) */
    post: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/incoming-mails': {
    /** Mails and WhatsApp messages that came in, newest first (incoming-mails:read) */
    get: {
      parameters: {
        query?: {
          state?: 'waiting' | 'handled';
          stray?: string;
          perPage?: number;
          offset?: number | null;
          cursor?: string;
        };
      };
      responses: {
        200: Json<{ data: components['schemas']['StaffIncomingMail'][]; nextCursor: string | null }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/incoming-mails/{id}': {
    /** A mail that came in, and whose it may be (incoming-mails:read) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffIncomingMailDetail']>; default: Json<Refusal> };
    };
    /** Say that nothing more is to be done about a mail, or that something is (incoming-mails:edit) */
    patch: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { handled: boolean } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/incoming-mails/{id}/files/{fileId}': {
    /** A file that came with a mail (incoming-mails:read) */
    get: {
      parameters: { path: { id: string; fileId: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/octet-stream': string } };
        default: Json<Refusal>;
      };
    };
  };
  '/staff/incoming-mails/{id}/place': {
    /** Say whose a mail is that answers nothing we know (incoming-mails:edit) */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: { 'application/json': { kind: 'lead' | 'customer' | 'help-request'; id: string } };
      };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/incoming-mails/{id}/answer': {
    /** Answer a WhatsApp message where it came from (incoming-mails:edit) */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { key: string; text: string } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/unreachable-addresses': {
    /** Whether mails to an address come back (customers:read) */
    get: {
      parameters: { query: { address: string } };
      responses: {
        200: Json<{ unreachable: { at: string; reason: string } | null }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/whatsapp-numbers/{phone}': {
    /** Whether a number may be written to on WhatsApp, and until when freely (whatsapp:read) */
    get: {
      parameters: {
        query?: { language?: 'en' | 'hi' | 'mr'; begins?: 'lead-reply' | 'chat-start' };
        path: { phone: string };
      };
      responses: { 200: Json<components['schemas']['StaffWhatsAppNumber']>; default: Json<Refusal> };
    };
  };
  '/staff/whatsapp-numbers/{phone}/agreement': {
    /** Note that somebody has agreed to be written to on WhatsApp, and where (whatsapp:edit) */
    post: {
      parameters: { path: { phone: string } };
      requestBody: {
        content: { 'application/json': { where: 'on the phone' | 'in person' | 'in writing' | 'in a form' } };
      };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/whatsapp-templates': {
    /** The templates at WhatsApp, and which of our own texts can be sent (lead-templates:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffWhatsAppTemplates']>; default: Json<Refusal> };
    };
  };
  '/staff/whatsapp-templates/refresh': {
    /** Ask WhatsApp for its templates now (lead-templates:edit) */
    post: {
      parameters: Plain;
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/whatsapp-templates/{event}/{language}': {
    /** Choose the template that an event is told by in a language, or that it is not told (lead-templates:edit) */
    put: {
      parameters: { path: { event: string; language: 'en' | 'hi' | 'mr' } };
      requestBody: {
        content: {
          'application/json': {
            send: 'proposed' | 'nothing' | 'chosen';
            name?: string;
            code?: string;
            gaps?: string[];
          };
        };
      };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/bookings/{id}/whatsapp': {
    /** Whether WhatsApp can tell of a consultation that is booked (bookings:edit) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffWhatsAppWay']>; default: Json<Refusal> };
    };
    /** Tell on WhatsApp of a consultation that is booked (bookings:edit) */
    post: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/bookings/{id}/whatsapp-reminder': {
    /** Whether WhatsApp can tell of a consultation that is near (bookings:edit) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffWhatsAppWay']>; default: Json<Refusal> };
    };
    /** Tell on WhatsApp of a consultation that is near (bookings:edit) */
    post: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/quotations/{id}/whatsapp': {
    /** Whether WhatsApp can tell of a quotation, with its PDF (quotations:edit) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffWhatsAppWay']>; default: Json<Refusal> };
    };
    /** Tell on WhatsApp of a quotation, with its PDF (quotations:edit) */
    post: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/invoices/{id}/whatsapp': {
    /** Whether WhatsApp can tell of an invoice, with its PDF (invoices:send) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffWhatsAppWay']>; default: Json<Refusal> };
    };
    /** Tell on WhatsApp of an invoice, with its PDF (invoices:send) */
    post: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/invoices/{id}/whatsapp-reminder': {
    /** Whether WhatsApp can tell of an invoice that is to be paid (receivables:edit) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffWhatsAppWay']>; default: Json<Refusal> };
    };
    /** Tell on WhatsApp of an invoice that is to be paid (receivables:edit) */
    post: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/letters': {
    /** Letters to the readers of the newsletter, the latest first (subscribers:read) */
    get: {
      parameters: Plain;
      responses: {
        200: Json<{ data: components['schemas']['Letter'][]; readers: number }>;
        default: Json<Refusal>;
      };
    };
    /** Begin a letter (subscribers:edit) */
    post: {
      parameters: Plain;
      requestBody: {
        content: {
          'application/json': {
            subject: string;
            subjectB?: string;
            sharePercent?: number;
            decideHours?: number;
            text: string;
            postIds?: string[];
            segment?: {
              languages?: ('en' | 'hi' | 'mr')[];
              interests?: string[];
              source?: string;
              customers?: 'all' | 'only' | 'none';
              since?: string | null;
              until?: string | null;
              quietDays?: number | null;
            };
          };
        };
      };
      responses: { 201: Json<components['schemas']['Letter']>; default: Json<Refusal> };
    };
  };
  '/staff/letters/groups': {
    /** What is known of confirmed readers, to choose a segment from (subscribers:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['ReaderGroups']>; default: Json<Refusal> };
    };
  };
  '/staff/letters/{id}': {
    /** One letter (subscribers:read) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['Letter']>; default: Json<Refusal> };
    };
    /** Change a draft (subscribers:edit) */
    put: {
      parameters: { header: { 'if-match': string }; path: { id: string } };
      requestBody: {
        content: {
          'application/json': {
            subject: string;
            subjectB?: string;
            sharePercent?: number;
            decideHours?: number;
            text: string;
            postIds?: string[];
            segment?: {
              languages?: ('en' | 'hi' | 'mr')[];
              interests?: string[];
              source?: string;
              customers?: 'all' | 'only' | 'none';
              since?: string | null;
              until?: string | null;
              quietDays?: number | null;
            };
          };
        };
      };
      responses: { 200: Json<components['schemas']['Letter']>; default: Json<Refusal> };
    };
    /** Delete a draft (subscribers:edit) */
    delete: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/letters/{id}/figures': {
    /** What became of a letter (subscribers:read) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['LetterFigures']>; default: Json<Refusal> };
    };
  };
  '/staff/letters/count': {
    /** How many readers a segment has now (subscribers:read) */
    post: {
      parameters: Plain;
      requestBody: {
        content: {
          'application/json': {
            languages?: ('en' | 'hi' | 'mr')[];
            interests?: string[];
            source?: string;
            customers?: 'all' | 'only' | 'none';
            since?: string | null;
            until?: string | null;
            quietDays?: number | null;
          };
        };
      };
      responses: { 200: Json<{ readers: number }>; default: Json<Refusal> };
    };
  };
  '/staff/letters/{id}/plan': {
    /** Send a draft, at once or at a time to come (subscribers:edit) */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { sendAt: string | null } } };
      responses: { 200: Json<components['schemas']['Letter']>; default: Json<Refusal> };
    };
  };
  '/staff/letters/{id}/take-back': {
    /** Make a planned letter a draft again (subscribers:edit) */
    post: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['Letter']>; default: Json<Refusal> };
    };
  };
  '/staff/letters/{id}/test': {
    /** Mail it to whoever asks (subscribers:edit) */
    post: {
      parameters: { path: { id: string } };
      responses: { 200: Json<{ to: string }>; default: Json<Refusal> };
    };
  };
  '/staff/document-pictures': {
    /** Take in a logo or a signature for documents (settings:edit) */
    post: {
      parameters: Plain;
      requestBody: { content: { 'multipart/form-data': { file: string } } };
      responses: { 201: Json<{ id: string }>; default: Json<Refusal> };
    };
  };
  '/staff/document-pictures/{id}': {
    /** One of them (settings:read) */
    get: {
      parameters: { path: { id: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'image/png': string } };
        default: Json<Refusal>;
      };
    };
  };
  '/staff/media': {
    /** The picture library, newest first (media:read) */
    get: {
      parameters: {
        query?: {
          perPage?: number;
          offset?: number | null;
          cursor?: string;
          q?: string;
          folder?: 'none' | string;
          unused?: string;
        };
      };
      responses: {
        200: Json<{ data: components['schemas']['StaffPicture'][]; nextCursor: string | null }>;
        default: Json<Refusal>;
      };
    };
    /** Add a picture to the library (media:edit) */
    post: {
      parameters: Plain;
      requestBody: { content: { 'multipart/form-data': { file: string; alt: string; folderId?: string } } };
      responses: { 201: Json<components['schemas']['StaffPicture']>; default: Json<Refusal> };
    };
  };
  '/staff/media/{id}': {
    /** A picture of the library (media:read) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffPicture']>; default: Json<Refusal> };
    };
    /** Say what a picture shows, and what of it stays in sight where it is cropped (media:edit) */
    patch: {
      parameters: { header: { 'if-match': string }; path: { id: string } };
      requestBody: {
        content: { 'application/json': { alt: string; focus?: { x: number; y: number } | null } };
      };
      responses: { 200: Json<components['schemas']['StaffPicture']>; default: Json<Refusal> };
    };
    /** Remove a picture that is not in use (media:edit) */
    delete: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/media/{id}/uses': {
    /** Where a picture is used, by name; of many the first fifty (media:read) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['PictureUse'][]>; default: Json<Refusal> };
    };
  };
  '/staff/media/delete': {
    /** Remove several pictures; those in use stay (media:edit) */
    post: {
      parameters: Plain;
      requestBody: { content: { 'application/json': { ids: string[] } } };
      responses: { 200: Json<{ deleted: number; inUse: number }>; default: Json<Refusal> };
    };
  };
  '/staff/media/move': {
    /** Put pictures into a folder, or into none (media:edit) */
    post: {
      parameters: Plain;
      requestBody: { content: { 'application/json': { ids: string[]; folderId: string | null } } };
      responses: { 200: Json<{ moved: number }>; default: Json<Refusal> };
    };
  };
  '/staff/media-folders': {
    /** The folders of the picture library (media:read) */
    get: {
      parameters: Plain;
      responses: {
        200: Json<{ data: components['schemas']['PictureFolder'][]; loose: number; looseAreMore: boolean }>;
        default: Json<Refusal>;
      };
    };
    /** Add a folder (media:edit) */
    post: {
      parameters: Plain;
      requestBody: { content: { 'application/json': { name: string } } };
      responses: { 201: Json<components['schemas']['PictureFolder']>; default: Json<Refusal> };
    };
  };
  '/staff/media-folders/{id}': {
    /** Rename a folder (media:edit) */
    patch: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { name: string } } };
      responses: { 200: Json<components['schemas']['PictureFolder']>; default: Json<Refusal> };
    };
    /** Take a folder away; its pictures stay (media:edit) */
    delete: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/cases': {
    /** All cases in their order, drafts too (cases:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffCase'][]>; default: Json<Refusal> };
    };
    /** Add a case as a draft (cases:edit) */
    post: {
      parameters: Plain;
      requestBody: {
        content: {
          'application/json': {
            slug: string;
            client: string;
            trade: string;
            town: string;
            headline: string;
            problem: string;
            built: string[];
            figures: { figure: string; words: string; month: string; source: string }[];
            quote: { words: string; name: string; place: string };
            services: (
              | 'website-development'
              | 'application-development'
              | 'get-your-online-store'
              | 'digital-marketing'
              | 'google-ads'
              | 'meta-ads'
              | 'real-estate-website-development-service'
            )[];
            address: string;
            beforePictureId: string | null;
            desktopPictureId: string | null;
            phonePictureId: string | null;
            makers?: { name: string; role: string }[];
            step?: { heading: string; words: string };
            stepPictureId?: string | null;
            differently?: string;
          };
        };
      };
      responses: { 201: Json<components['schemas']['StaffCase']>; default: Json<Refusal> };
    };
  };
  '/staff/cases/order': {
    /** Put all cases into this order (cases:edit) */
    put: {
      parameters: Plain;
      requestBody: { content: { 'application/json': { ids: string[] } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/cases/{id}': {
    /** Save the draft of a case (cases:edit) */
    put: {
      parameters: { header: { 'if-match': string }; path: { id: string } };
      requestBody: {
        content: {
          'application/json': {
            slug: string;
            client: string;
            trade: string;
            town: string;
            headline: string;
            problem: string;
            built: string[];
            figures: { figure: string; words: string; month: string; source: string }[];
            quote: { words: string; name: string; place: string };
            services: (
              | 'website-development'
              | 'application-development'
              | 'get-your-online-store'
              | 'digital-marketing'
              | 'google-ads'
              | 'meta-ads'
              | 'real-estate-website-development-service'
            )[];
            address: string;
            beforePictureId: string | null;
            desktopPictureId: string | null;
            phonePictureId: string | null;
            makers?: { name: string; role: string }[];
            step?: { heading: string; words: string };
            stepPictureId?: string | null;
            differently?: string;
          };
        };
      };
      responses: { 200: Json<components['schemas']['StaffCase']>; default: Json<Refusal> };
    };
    /** Remove a case (cases:edit) */
    delete: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/cases/{id}/hide': {
    /** Take a case off the website; it goes on as a draft (cases:edit) */
    post: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffCase']>; default: Json<Refusal> };
    };
  };
  '/staff/cases/{id}/show': {
    /** Put a case back on the website as it was before it was taken off (cases:edit) */
    post: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffCase']>; default: Json<Refusal> };
    };
  };
  '/staff/cases/{id}/publish': {
    /** Let visitors see the draft of a case (cases:edit) */
    post: {
      parameters: { header: { 'if-match': string }; path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffCase']>; default: Json<Refusal> };
    };
  };
  '/staff/cases/{id}/draft': {
    /** Throw away the draft of a case (cases:edit) */
    delete: {
      parameters: { header: { 'if-match': string }; path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffCase']>; default: Json<Refusal> };
    };
  };
  '/staff/cases/{id}/versions': {
    /** What a case has said to visitors, the latest first (cases:read) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffDocumentVersion'][]>; default: Json<Refusal> };
    };
  };
  '/staff/cases/{id}/versions/{versionId}': {
    /** An earlier version of a case as a whole (cases:read) */
    get: {
      parameters: { path: { id: string; versionId: string } };
      responses: {
        200: Json<components['schemas']['StaffDocumentVersion'] & { content?: unknown }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/cases/{id}/versions/{versionId}/restore': {
    /** Make a draft of a case from what it said earlier (cases:edit) */
    post: {
      parameters: { header: { 'if-match': string }; path: { id: string; versionId: string } };
      responses: { 200: Json<components['schemas']['StaffCase']>; default: Json<Refusal> };
    };
  };
  '/staff/galleries': {
    /** All galleries in their order (galleries:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffGalleryRow'][]>; default: Json<Refusal> };
    };
    /** Add a gallery (galleries:edit) */
    post: {
      parameters: Plain;
      requestBody: {
        content: {
          'application/json': {
            title: string;
            description: string;
            status: 'Published' | 'Hidden';
            coverPictureId: string | null;
            images: { pictureId: string; alt: string; caption: string; category: string }[];
          };
        };
      };
      responses: { 201: Json<components['schemas']['StaffGallery']>; default: Json<Refusal> };
    };
  };
  '/staff/galleries/order': {
    /** Put all galleries into this order (galleries:edit) */
    put: {
      parameters: Plain;
      requestBody: { content: { 'application/json': { ids: string[] } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/galleries/{id}': {
    /** A gallery with its pictures (galleries:read) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffGallery']>; default: Json<Refusal> };
    };
    /** Replace a gallery with all its pictures (galleries:edit) */
    put: {
      parameters: { header: { 'if-match': string }; path: { id: string } };
      requestBody: {
        content: {
          'application/json': {
            title: string;
            description: string;
            status: 'Published' | 'Hidden';
            coverPictureId: string | null;
            images: { pictureId: string; alt: string; caption: string; category: string }[];
          };
        };
      };
      responses: { 200: Json<components['schemas']['StaffGallery']>; default: Json<Refusal> };
    };
    /** Put a gallery into the trash (galleries:edit) */
    delete: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/galleries/{id}/restore': {
    /** Take a gallery back from the trash (galleries:edit) */
    post: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/policies': {
    /** The policies in force (texts:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffPolicy'][]>; default: Json<Refusal> };
    };
  };
  '/staff/policies/{slug}': {
    /** A policy in force and the list of its versions (texts:read) */
    get: {
      parameters: {
        path: { slug: 'privacy-policy' | 'refund-policy' | 'terms-and-conditions' | 'ownership' };
      };
      responses: { 200: Json<components['schemas']['StaffPolicyWithHistory']>; default: Json<Refusal> };
    };
    /** Put a new version of a policy in force (texts:edit) */
    put: {
      parameters: {
        header: { 'if-match': string };
        path: { slug: 'privacy-policy' | 'refund-policy' | 'terms-and-conditions' | 'ownership' };
      };
      requestBody: {
        content: {
          'application/json': {
            title: string;
            summary: string;
            sections: { heading: string; text: string }[];
          };
        };
      };
      responses: { 200: Json<components['schemas']['StaffPolicyWithHistory']>; default: Json<Refusal> };
    };
  };
  '/staff/about': {
    /** What the About page says, or its draft (texts:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffAbout']>; default: Json<Refusal> };
    };
    /** Save the draft of the About page (texts:edit) */
    put: {
      parameters: { header: { 'if-match': string } };
      requestBody: {
        content: {
          'application/json': {
            headline: string;
            lead: string;
            founderHeading: string;
            founderName: string;
            founderRole: string;
            founderText: string;
            founderPictureId?: string | null;
            companyHeading: string;
            companyText: string;
            visionHeading: string;
            visionText: string;
            missionHeading: string;
            missionText: string;
            unfitHeading?: string;
            unfitText?: string;
          };
        };
      };
      responses: { 200: Json<components['schemas']['StaffAbout']>; default: Json<Refusal> };
    };
  };
  '/staff/about/publish': {
    /** Let visitors see the draft of the About page (texts:edit) */
    post: {
      parameters: { header: { 'if-match': string } };
      responses: { 200: Json<components['schemas']['StaffAbout']>; default: Json<Refusal> };
    };
  };
  '/staff/about/draft': {
    /** Throw away the draft of the About page (texts:edit) */
    delete: {
      parameters: { header: { 'if-match': string } };
      responses: { 200: Json<components['schemas']['StaffAbout']>; default: Json<Refusal> };
    };
  };
  '/staff/about/versions': {
    /** What the About page has said to visitors, the latest first (texts:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffDocumentVersion'][]>; default: Json<Refusal> };
    };
  };
  '/staff/about/versions/{versionId}': {
    /** An earlier version of the About page as a whole (texts:read) */
    get: {
      parameters: { path: { versionId: string } };
      responses: {
        200: Json<components['schemas']['StaffDocumentVersion'] & { content?: unknown }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/about/versions/{versionId}/restore': {
    /** Make a draft of the About page from what it said earlier (texts:edit) */
    post: {
      parameters: { header: { 'if-match': string }; path: { versionId: string } };
      responses: { 200: Json<components['schemas']['StaffAbout']>; default: Json<Refusal> };
    };
  };
  '/staff/translations': {
    /** The English texts that visitors see, with their Hindi and Marathi (translations:read) */
    get: {
      parameters: {
        query?: {
          page?: string;
          language?: 'hi' | 'mr';
          missing?: string;
          q?: string;
          perPage?: number;
          offset?: number | null;
        };
      };
      responses: {
        200: Json<{
          data: components['schemas']['StaffText'][];
          total: number;
          pages: string[];
          counts: { all: number; hi: number; mr: number };
        }>;
        default: Json<Refusal>;
      };
    };
    /** Say a text in another language; empty shows the English one again (translations:edit) */
    put: {
      parameters: { header: { 'if-match': string } };
      requestBody: {
        content: { 'application/json': { language: 'hi' | 'mr'; source: string; text: string } };
      };
      responses: { 200: Json<{ before: string; etag: string }>; default: Json<Refusal> };
    };
  };
  '/staff/translations/export.csv': {
    /** All that match, as CSV for a translator (translations:read) */
    get: {
      parameters: { query?: { page?: string; language?: 'hi' | 'mr'; missing?: string; q?: string } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'text/csv': string } };
        default: Json<Refusal>;
      };
    };
  };
  '/staff/translations/import': {
    /** Take in rows of a translator’s sheet, or say what would happen (translations:edit) */
    post: {
      parameters: Plain;
      requestBody: {
        content: {
          'application/json': { dryRun: boolean; rows: { source: string; hi?: string; mr?: string }[] };
        };
      };
      responses: {
        200: Json<
          {
            source: string;
            language: 'hi' | 'mr';
            outcome: 'added' | 'changed' | 'unknown';
            before: string;
            after: string;
          }[]
        >;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/redirects': {
    /** Redirects, newest first (redirects:read) */
    get: {
      parameters: { query?: { q?: string; perPage?: number; offset?: number | null; cursor?: string } };
      responses: {
        200: Json<{ data: components['schemas']['StaffRedirect'][]; nextCursor: string | null }>;
        default: Json<Refusal>;
      };
    };
    /** Let an old address lead on, or say that it is gone (redirects:edit) */
    post: {
      parameters: Plain;
      requestBody: {
        content: { 'application/json': { fromPath: string; target: string; status: 301; note: string } };
      };
      responses: { 201: Json<components['schemas']['StaffRedirect']>; default: Json<Refusal> };
    };
  };
  '/staff/redirects/{id}': {
    /** A redirect (redirects:read) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffRedirect']>; default: Json<Refusal> };
    };
    /** Replace a redirect; its count goes on (redirects:edit) */
    put: {
      parameters: { header: { 'if-match': string }; path: { id: string } };
      requestBody: {
        content: { 'application/json': { fromPath: string; target: string; status: 301; note: string } };
      };
      responses: { 200: Json<components['schemas']['StaffRedirect']>; default: Json<Refusal> };
    };
    /** Remove a redirect (redirects:edit) */
    delete: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/lost-addresses': {
    /** Where people looked for a page in vain, the most wanted first (redirects:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffLostAddress'][]>; default: Json<Refusal> };
    };
  };
  '/staff/lost-addresses/{id}': {
    /** Take an address off the list (redirects:edit) */
    delete: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/statistics': {
    /** What was counted on the site in some days (statistics:read) */
    get: {
      parameters: { query: { from: string; to: string } };
      responses: { 200: Json<components['schemas']['StaffStatistics']>; default: Json<Refusal> };
    };
  };
  '/staff/jobs': {
    /** The queues and what waits in them (jobs:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffQueue'][]>; default: Json<Refusal> };
    };
  };
  '/staff/jobs/{name}': {
    /** Jobs that wait in a queue or are stuck there, newest first (jobs:read) */
    get: {
      parameters: { path: { name: string } };
      responses: { 200: Json<components['schemas']['StaffJob'][]>; default: Json<Refusal> };
    };
  };
  '/staff/jobs/{name}/{id}/retry': {
    /** Start a failed job again (jobs:retry) */
    post: {
      parameters: { path: { name: string; id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/audit/export.csv': {
    /** All audit that match, as CSV (audit:export) */
    get: {
      parameters: {
        query?: {
          action?:
            | 'signed-in'
            | 'signed-out'
            | 'created'
            | 'changed'
            | 'deleted'
            | 'reordered'
            | 'viewed'
            | 'exported'
            | 'imported'
            | 'noted'
            | 'contacted'
            | 'assigned'
            | 'status-changed'
            | 'follow-up-set'
            | 'undone'
            | 'retried'
            | 'refunded'
            | 'checked'
            | 'asked'
            | 'proposed'
            | 'confirmed'
            | 'refused';
          subjectType?: string;
          subjectId?: string;
          staffId?: string;
          from?: string;
          to?: string;
          views?: string;
        };
      };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'text/csv': string } };
        default: Json<Refusal>;
      };
    };
  };
  '/staff/audit/export.xlsx': {
    /** All audit that match, as a workbook with real dates and sums (audit:export) */
    get: {
      parameters: {
        query?: {
          action?:
            | 'signed-in'
            | 'signed-out'
            | 'created'
            | 'changed'
            | 'deleted'
            | 'reordered'
            | 'viewed'
            | 'exported'
            | 'imported'
            | 'noted'
            | 'contacted'
            | 'assigned'
            | 'status-changed'
            | 'follow-up-set'
            | 'undone'
            | 'retried'
            | 'refunded'
            | 'checked'
            | 'asked'
            | 'proposed'
            | 'confirmed'
            | 'refused';
          subjectType?: string;
          subjectId?: string;
          staffId?: string;
          from?: string;
          to?: string;
          views?: string;
        };
      };
      responses: {
        200: {
          headers: { [name: string]: unknown };
          content: { 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string };
        };
        default: Json<Refusal>;
      };
    };
  };
  '/staff/audit': {
    /** What staff did, newest first (audit:read) */
    get: {
      parameters: {
        query?: {
          action?:
            | 'signed-in'
            | 'signed-out'
            | 'created'
            | 'changed'
            | 'deleted'
            | 'reordered'
            | 'viewed'
            | 'exported'
            | 'imported'
            | 'noted'
            | 'contacted'
            | 'assigned'
            | 'status-changed'
            | 'follow-up-set'
            | 'undone'
            | 'retried'
            | 'refunded'
            | 'checked'
            | 'asked'
            | 'proposed'
            | 'confirmed'
            | 'refused';
          subjectType?: string;
          subjectId?: string;
          staffId?: string;
          from?: string;
          to?: string;
          views?: string;
          perPage?: number;
          offset?: number | null;
          cursor?: string;
        };
      };
      responses: {
        200: Json<{ data: components['schemas']['StaffAuditEntry'][]; nextCursor: string | null }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/audit/verify': {
    /** Compute the chain of hashes anew and hold it against what is stored (audit:read) */
    post: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffAuditReport']>; default: Json<Refusal> };
    };
  };
  '/staff/operations': {
    /** How the installation is: dependencies, outbox, jobs, storage, backup (operations:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffOperations']>; default: Json<Refusal> };
    };
  };
  '/staff/operations/vitals': {
    /** How fast pages were, day by day over the last thirty (75th percentile) (operations:read) */
    get: {
      parameters: Plain;
      responses: {
        200: Json<{ day: string; name: string; p75: number; samples: number }[]>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/server-errors': {
    /** What went wrong on our side, by kind and place, what came last first (operations:read) */
    get: {
      parameters: { query?: { perPage?: number; offset?: number | null; cursor?: string } };
      responses: {
        200: Json<{ data: components['schemas']['StaffServerError'][]; nextCursor: string | null }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/going-live': {
    /** What stands between this installation and real customers, and what to do about it (operations:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<{ checks: components['schemas']['StaffLiveCheck'][] }>; default: Json<Refusal> };
    };
  };
  '/staff/backups': {
    /** Every backup there is, the run under way, and how the last trials went (backups:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffBackups']>; default: Json<Refusal> };
    };
  };
  '/staff/backups/{name}/comparison': {
    /** What a backup holds beside what is there now, table by table (backups:read) */
    get: {
      parameters: { path: { name: string } };
      responses: { 200: Json<components['schemas']['StaffBackupComparison']>; default: Json<Refusal> };
    };
  };
  '/staff/first-steps': {
    /** How far a new installation is set up (first-steps:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffFirstSteps']>; default: Json<Refusal> };
    };
  };
  '/staff/demo-content': {
    /** What came as a demo and is still as it came (first-steps:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffDemoContent']>; default: Json<Refusal> };
    };
  };
  '/staff/content-check': {
    /** Facts that contradict each other on the site, with where each is said and written (texts:edit) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['Contradiction'][]>; default: Json<Refusal> };
    };
  };
  '/staff/grievances': {
    /** What people ask or complain of about their data, newest first (grievances:read) */
    get: {
      parameters: {
        query?: { status?: 'open' | 'answered'; perPage?: number; offset?: number | null; cursor?: string };
      };
      responses: {
        200: Json<{ data: components['schemas']['StaffGrievance'][]; nextCursor: string | null }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/grievances/{id}': {
    /** One request about data (grievances:read) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffGrievance']>; default: Json<Refusal> };
    };
  };
  '/staff/grievances/{id}/answer': {
    /** Answer by mail, once (grievances:edit) */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { text: string } } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/breaches': {
    /** The register of breaches, with the drafts for the Board and for the people concerned (privacy:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffBreach'][]>; default: Json<Refusal> };
    };
    /** Write a breach into the register (privacy:edit) */
    post: {
      parameters: Plain;
      requestBody: {
        content: {
          'application/json': {
            title: string;
            knownAt: string;
            circumstances: string;
            dataKinds: string;
            people: number | null;
            consequences: string;
            measures: string;
            advice: string;
            boardToldAt: string | null;
            peopleToldAt: string | null;
          };
        };
      };
      responses: { 201: Json<{ id: string }>; default: Json<Refusal> };
    };
  };
  '/staff/breaches/{id}': {
    /** Complete what is known of a breach (privacy:edit) */
    put: {
      parameters: { header: { 'if-match': string }; path: { id: string } };
      requestBody: {
        content: {
          'application/json': {
            title: string;
            knownAt: string;
            circumstances: string;
            dataKinds: string;
            people: number | null;
            consequences: string;
            measures: string;
            advice: string;
            boardToldAt: string | null;
            peopleToldAt: string | null;
          };
        };
      };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/retention': {
    /** How long what is kept by choice stays (privacy:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffRetention']>; default: Json<Refusal> };
    };
    /** Replace how long what is kept by choice stays (privacy:edit) */
    put: {
      parameters: { header: { 'if-match': string } };
      requestBody: {
        content: {
          'application/json': {
            enquiriesMonths: number | null;
            mailsMonths: number | null;
            newsletterMonths: number | null;
          };
        };
      };
      responses: { 200: Json<components['schemas']['StaffRetention']>; default: Json<Refusal> };
    };
  };
  '/staff/processing': {
    /** The register of processing, made from the schema (privacy:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffProcessing']>; default: Json<Refusal> };
    };
  };
  '/staff/processing/export.csv': {
    /** The register of processing as a file (privacy:read) */
    get: {
      parameters: Plain;
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'text/csv': string } };
        default: Json<Refusal>;
      };
    };
  };
  '/staff/webhooks': {
    /** Where other systems are told what happens (webhooks:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffWebhook'][]>; default: Json<Refusal> };
    };
  };
  '/staff/webhooks/{id}': {
    /** One of them (webhooks:read) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffWebhook']>; default: Json<Refusal> };
    };
  };
  '/staff/webhook-deliveries': {
    /** What was told, newest first (webhooks:read) */
    get: {
      parameters: {
        query?: {
          webhookId?: string;
          event?:
            | 'lead.created'
            | 'lead.updated'
            | 'lead.won'
            | 'lead.lost'
            | 'booking.created'
            | 'booking.moved'
            | 'booking.cancelled'
            | 'booking.held'
            | 'booking.no-show'
            | 'waiting.joined'
            | 'waiting.offered'
            | 'waiting.passed'
            | 'waiting.left'
            | 'quotation.sent'
            | 'quotation.answered'
            | 'milestone.planned'
            | 'milestone.met'
            | 'order.paid'
            | 'order.refunded'
            | 'order.cancelled'
            | 'order.expired'
            | 'order.disputed'
            | 'refund.asked'
            | 'refund.decided'
            | 'invoice.issued'
            | 'invoice.paid'
            | 'invoice.reopened'
            | 'invoice.cancelled'
            | 'payment.received'
            | 'payment.returned'
            | 'payment-link.created'
            | 'payment-link.paid'
            | 'payment-link.expired'
            | 'payment-link.revoked'
            | 'subscription.started'
            | 'subscription.ended'
            | 'renewal.due'
            | 'mandate.changed'
            | 'mandate.failed'
            | 'customer.created'
            | 'customer.updated'
            | 'customer.erased'
            | 'project.started'
            | 'project.moved'
            | 'project.promised'
            | 'project.stopped'
            | 'project.file-added'
            | 'project.answered'
            | 'project.handed-over'
            | 'certificate.issued'
            | 'certificate.revoked'
            | 'admission.submitted'
            | 'help.asked'
            | 'help.changed'
            | 'grievance.filed'
            | 'newsletter.subscribed'
            | 'newsletter.unsubscribed'
            | 'letter.sent'
            | 'question.asked'
            | 'question.unanswered'
            | 'comment.added'
            | 'post.published'
            | 'webhook.test';
          status?: 'queued' | 'sent' | 'failed' | 'dead' | 'held';
          from?: string;
          to?: string;
          perPage?: number;
          offset?: number | null;
          cursor?: string;
        };
      };
      responses: {
        200: Json<{ data: components['schemas']['StaffWebhookDelivery'][]; nextCursor: string | null }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/webhook-deliveries/{id}': {
    /** One of them, with what was sent and each try (webhooks:read) */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['StaffWebhookDeliveryWhole']>; default: Json<Refusal> };
    };
  };
  '/staff/webhook-events': {
    /** All that can be told, with a sample each (webhooks:read) */
    get: {
      parameters: Plain;
      responses: { 200: Json<components['schemas']['StaffWebhookEvent'][]>; default: Json<Refusal> };
    };
  };
  '/staff/webhook-events/{event}/samples': {
    /** What one of them looks like, as a list of one, made from its schema (webhooks:read) */
    get: {
      parameters: { path: { event: string } };
      responses: { 200: Json<{ [name: string]: unknown }[]>; default: Json<Refusal> };
    };
  };
  '/staff/webhook-signature': {
    /** A signed message with its secret, to check a check with (webhooks:read) */
    get: {
      parameters: Plain;
      responses: {
        200: Json<{ secret: string; body: string; headers: { [name: string]: string } }>;
        default: Json<Refusal>;
      };
    };
  };
  '/staff/webhook-deliveries/resend': {
    /** Tell several once more, each under its own id (webhooks:resend) */
    post: {
      parameters: Plain;
      requestBody: { content: { 'application/json': { ids: string[] } } };
      responses: { 200: Json<{ resent: number; left: number }>; default: Json<Refusal> };
    };
  };
  '/staff/webhook-deliveries/{id}/resend': {
    /** Tell it once more, under the same id (webhooks:resend) */
    post: {
      parameters: { path: { id: string } };
      responses: { 204: Nothing; default: Json<Refusal> };
    };
  };
  '/staff/mcp': {
    /** Where assistants ask: Model Context Protocol, streamable HTTP, without a session (assistants:use) */
    post: {
      parameters: Plain;
      requestBody: { content: { 'application/json': { jsonrpc: '2.0'; method: string } } };
      responses: { 200: Json<{ [name: string]: unknown }>; default: Json<Refusal> };
    };
  };
}

/** What webhooks tell, by event. */
export interface webhooks {
  /** Somebody enquired */
  'lead.created': {
    type: 'lead.created';
    version: 1;
    timestamp: string;
    data: { leadId: string; form: string; source: string; service: string };
  };
  /** Something about a lead has changed */
  'lead.updated': {
    type: 'lead.updated';
    version: 1;
    timestamp: string;
    data: { leadId: string; change: string; status: string | null };
  };
  /** A lead was won */
  'lead.won': {
    type: 'lead.won';
    version: 1;
    timestamp: string;
    data: { leadId: string; valuePaise: number | null };
  };
  /** A lead was lost */
  'lead.lost': {
    type: 'lead.lost';
    version: 1;
    timestamp: string;
    data: { leadId: string; valuePaise: number | null };
  };
  /** An appointment was made */
  'booking.created': {
    type: 'booking.created';
    version: 1;
    timestamp: string;
    data: { bookingId: string; startsAt: string };
  };
  /** An appointment has another time */
  'booking.moved': {
    type: 'booking.moved';
    version: 1;
    timestamp: string;
    data: { bookingId: string; startsAt: string };
  };
  /** An appointment was called off */
  'booking.cancelled': {
    type: 'booking.cancelled';
    version: 1;
    timestamp: string;
    data: { bookingId: string; startsAt: string };
  };
  /** An appointment took place */
  'booking.held': {
    type: 'booking.held';
    version: 1;
    timestamp: string;
    data: { bookingId: string; startsAt: string };
  };
  /** Nobody came to an appointment */
  'booking.no-show': {
    type: 'booking.no-show';
    version: 1;
    timestamp: string;
    data: { bookingId: string; startsAt: string };
  };
  /** Somebody waits for a time on a day that is full */
  'waiting.joined': {
    type: 'waiting.joined';
    version: 1;
    timestamp: string;
    data: { waitingId: string; day: string };
  };
  /** A time is held for somebody who waits */
  'waiting.offered': {
    type: 'waiting.offered';
    version: 1;
    timestamp: string;
    data: { waitingId: string; day: string; bookingId: string; startsAt: string; heldUntil: string };
  };
  /** A time that was offered was not taken */
  'waiting.passed': {
    type: 'waiting.passed';
    version: 1;
    timestamp: string;
    data: { waitingId: string; day: string };
  };
  /** Somebody waits for that day no more */
  'waiting.left': {
    type: 'waiting.left';
    version: 1;
    timestamp: string;
    data: { waitingId: string; day: string };
  };
  /** A quotation went out */
  'quotation.sent': {
    type: 'quotation.sent';
    version: 1;
    timestamp: string;
    data: { quotationId: string; number: string; totalPaise: number; byHand: boolean };
  };
  /** A quotation was accepted, countered or rejected */
  'quotation.answered': {
    type: 'quotation.answered';
    version: 1;
    timestamp: string;
    data: { quotationId: string; answer: 'accept' | 'counter' | 'reject' };
  };
  /** A quotation is billed in so many parts; in none any more */
  'milestone.planned': {
    type: 'milestone.planned';
    version: 1;
    timestamp: string;
    data: { quotationId: string; milestones: number };
  };
  /** A part of a quotation is reached, and billed */
  'milestone.met': {
    type: 'milestone.met';
    version: 1;
    timestamp: string;
    data: { quotationId: string; milestoneId: string; invoiceId: string | null };
  };
  /** Something was paid for */
  'order.paid': {
    type: 'order.paid';
    version: 1;
    timestamp: string;
    data: { transactionId: string; purpose: string; totalPaise: number; currency: string };
  };
  /** Money of an order went back */
  'order.refunded': {
    type: 'order.refunded';
    version: 1;
    timestamp: string;
    data: {
      transactionId: string;
      purpose: string;
      currency: string;
      refundId: string;
      amountPaise: number;
      full: boolean;
    };
  };
  /** An order was given up unpaid */
  'order.cancelled': {
    type: 'order.cancelled';
    version: 1;
    timestamp: string;
    data: { transactionId: string; purpose: string };
  };
  /** An order was left unpaid for too long */
  'order.expired': {
    type: 'order.expired';
    version: 1;
    timestamp: string;
    data: { transactionId: string; purpose: string };
  };
  /** A bank disputes a payment, or has decided */
  'order.disputed': {
    type: 'order.disputed';
    version: 1;
    timestamp: string;
    data: { transactionId: string; disputeId: string; status: string; amountPaise: number };
  };
  /** A customer wants money back */
  'refund.asked': {
    type: 'refund.asked';
    version: 1;
    timestamp: string;
    data: { requestId: string; transactionId: string };
  };
  /** Staff have decided on a refund that was asked for */
  'refund.decided': {
    type: 'refund.decided';
    version: 1;
    timestamp: string;
    data: { requestId: string; status: string; approvedPaise: number | null };
  };
  /** An invoice, a note or a receipt has its number */
  'invoice.issued': {
    type: 'invoice.issued';
    version: 1;
    timestamp: string;
    data: {
      invoiceId: string;
      number: string;
      kind: string;
      totalPaise: number;
      buyerId: string | null;
      transactionId: string | null;
      correctsId: string | null;
      dueOn: string | null;
    };
  };
  /** Nothing of an invoice is owed any more */
  'invoice.paid': {
    type: 'invoice.paid';
    version: 1;
    timestamp: string;
    data: { invoiceId: string; buyerId: string };
  };
  /** An invoice that was paid is owed again */
  'invoice.reopened': {
    type: 'invoice.reopened';
    version: 1;
    timestamp: string;
    data: { invoiceId: string; buyerId: string; openPaise: number };
  };
  /** An invoice was taken back whole */
  'invoice.cancelled': {
    type: 'invoice.cancelled';
    version: 1;
    timestamp: string;
    data: { invoiceId: string; noteId: string | null };
  };
  /** Money came for invoices */
  'payment.received': {
    type: 'payment.received';
    version: 1;
    timestamp: string;
    data: { receiptId: string; buyerId: string; amountPaise: number; method: string; receivedOn: string };
  };
  /** Money that had come was taken back */
  'payment.returned': {
    type: 'payment.returned';
    version: 1;
    timestamp: string;
    data: { receiptId: string; buyerId: string; amountPaise: number; returnedOn: string };
  };
  /** There is a link that asks for money */
  'payment-link.created': {
    type: 'payment-link.created';
    version: 1;
    timestamp: string;
    data: {
      linkId: string;
      invoiceId: string | null;
      quotationId: string | null;
      admissionId: string | null;
      amountPaise: number;
      expiresAt: string;
    };
  };
  /** Nothing is left to pay by a link */
  'payment-link.paid': {
    type: 'payment-link.paid';
    version: 1;
    timestamp: string;
    data: {
      linkId: string;
      invoiceId: string | null;
      quotationId: string | null;
      admissionId: string | null;
    };
  };
  /** A link was not paid in its time */
  'payment-link.expired': {
    type: 'payment-link.expired';
    version: 1;
    timestamp: string;
    data: {
      linkId: string;
      invoiceId: string | null;
      quotationId: string | null;
      admissionId: string | null;
    };
  };
  /** Staff took a link back */
  'payment-link.revoked': {
    type: 'payment-link.revoked';
    version: 1;
    timestamp: string;
    data: {
      linkId: string;
      invoiceId: string | null;
      quotationId: string | null;
      admissionId: string | null;
    };
  };
  /** A benefit or a plan runs, or goes on */
  'subscription.started': {
    type: 'subscription.started';
    version: 2;
    timestamp: string;
    data: {
      transactionId: string | null;
      admissionId: string | null;
      kind: 'benefit' | 'plan';
      title: string;
      months: number;
      startsAt: string;
      endsAt: string;
    };
  };
  /** A benefit or a plan has ended before its time */
  'subscription.ended': {
    type: 'subscription.ended';
    version: 2;
    timestamp: string;
    data: { transactionId: string | null; admissionId: string | null };
  };
  /** Something ends soon, and its customer was told */
  'renewal.due': {
    type: 'renewal.due';
    version: 1;
    timestamp: string;
    data: { source: string; days: number; endsOn: string };
  };
  /** A mandate was agreed to, paused, refused or ended */
  'mandate.changed': {
    type: 'mandate.changed';
    version: 1;
    timestamp: string;
    data: { recurringId: string; mandateId: string; status: string };
  };
  /** A debit did not work */
  'mandate.failed': {
    type: 'mandate.failed';
    version: 1;
    timestamp: string;
    data: { invoiceId: string; again: boolean };
  };
  /** Somebody has an account */
  'customer.created': {
    type: 'customer.created';
    version: 1;
    timestamp: string;
    data: { customerId: string };
  };
  /** Something about an account has changed */
  'customer.updated': {
    type: 'customer.updated';
    version: 1;
    timestamp: string;
    data: { customerId: string; change: string };
  };
  /** An account and what it held is gone */
  'customer.erased': { type: 'customer.erased'; version: 1; timestamp: string; data: { customerId: string } };
  /** Work on what was sold begins */
  'project.started': {
    type: 'project.started';
    version: 1;
    timestamp: string;
    data: { projectId: string; service: string; dueOn: string };
  };
  /** A project is at another step, or done */
  'project.moved': {
    type: 'project.moved';
    version: 1;
    timestamp: string;
    data: { projectId: string; from: number | null; to: number | null; state: 'running' | 'done' };
  };
  /** A step is promised for another day */
  'project.promised': {
    type: 'project.promised';
    version: 1;
    timestamp: string;
    data: { projectId: string; step: number; dueOn: string };
  };
  /** A project was stopped */
  'project.stopped': { type: 'project.stopped'; version: 1; timestamp: string; data: { projectId: string } };
  /** A file or a version was given by one side to the other */
  'project.file-added': {
    type: 'project.file-added';
    version: 1;
    timestamp: string;
    data: { projectId: string; fileId: string; from: 'agency' | 'customer'; isVersion: boolean };
  };
  /** A customer approved a version, or asked for another */
  'project.answered': {
    type: 'project.answered';
    version: 1;
    timestamp: string;
    data: { projectId: string; fileId: string; answer: string };
  };
  /** Something was handed over */
  'project.handed-over': {
    type: 'project.handed-over';
    version: 1;
    timestamp: string;
    data: { projectId: string; handoverId: string; handedOn: string };
  };
  /** It is certified who owns what was made */
  'certificate.issued': {
    type: 'certificate.issued';
    version: 1;
    timestamp: string;
    data: { certificateId: string; projectId: string; number: string };
  };
  /** A certificate holds no more */
  'certificate.revoked': {
    type: 'certificate.revoked';
    version: 1;
    timestamp: string;
    data: { certificateId: string; projectId: string };
  };
  /** Somebody filled in what a plan needs */
  'admission.submitted': {
    type: 'admission.submitted';
    version: 1;
    timestamp: string;
    data: { admissionId: string };
  };
  /** A customer needs help */
  'help.asked': {
    type: 'help.asked';
    version: 1;
    timestamp: string;
    data: { requestId: string; customerId: string };
  };
  /** A call for help was answered, closed or opened again */
  'help.changed': {
    type: 'help.changed';
    version: 1;
    timestamp: string;
    data: { requestId: string; status: string };
  };
  /** Somebody asks or complains about their data */
  'grievance.filed': {
    type: 'grievance.filed';
    version: 1;
    timestamp: string;
    data: { grievanceId: string; dueOn: string };
  };
  /** Somebody confirmed the newsletter */
  'newsletter.subscribed': {
    type: 'newsletter.subscribed';
    version: 1;
    timestamp: string;
    data: { subscriberId: string };
  };
  /** Somebody left the newsletter */
  'newsletter.unsubscribed': {
    type: 'newsletter.unsubscribed';
    version: 1;
    timestamp: string;
    data: { subscriberId: string };
  };
  /** A letter has gone to all its readers */
  'letter.sent': {
    type: 'letter.sent';
    version: 1;
    timestamp: string;
    data: { letterId: string; readers: number };
  };
  /** Somebody asked something in the chat */
  'question.asked': {
    type: 'question.asked';
    version: 1;
    timestamp: string;
    data: { language: string; answered: boolean };
  };
  /** The site does not say what was asked */
  'question.unanswered': {
    type: 'question.unanswered';
    version: 1;
    timestamp: string;
    data: { questionId: string; times: number };
  };
  /** A comment was written */
  'comment.added': {
    type: 'comment.added';
    version: 1;
    timestamp: string;
    data: { commentId: string; postId: string; status: string };
  };
  /** An article is there for everybody */
  'post.published': {
    type: 'post.published';
    version: 1;
    timestamp: string;
    data: { postId: string; slug: string };
  };
  /** Somebody at the office asked for a test */
  'webhook.test': { type: 'webhook.test'; version: 1; timestamp: string; data: { text: string } };
}

export interface components {
  schemas: {
    BlockRule: {
      id: string;
      createdAt: string;
      staffName: string;
      kind: 'email' | 'domain' | 'phone' | 'words' | 'trusted';
      value: string;
      hits: number;
      lastHitAt: string | null;
    };
    Contradiction: {
      about: string;
      why: string;
      claims: { says: string; place: { page: string; part: string; path: string; office: string } }[];
    };
    DealChances: { new: number; contacted: number; qualified: number; proposal: number; etag: string };
    ImportedPictures: { waiting: number; fetched: number; refused: { url: string; why: string }[] };
    LeadClock: {
      active: boolean;
      targetMinutes: number;
      escalateMinutes: number;
      reassign: boolean;
      officeHours: {
        day: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';
        startTime: string;
        endTime: string;
      }[];
      serviceHours: {
        [name: string]: {
          day: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';
          startTime: string;
          endTime: string;
        }[];
      };
      closed: string[];
      etag: string;
    };
    LeadRule: {
      name: string;
      services: string[];
      people: string[];
      active: boolean;
      id: string;
      position: number;
      etag: string;
    };
    LeadTemplate: {
      id: string;
      name: string;
      channel: 'email' | 'whatsapp';
      subject: string;
      text: string;
      isSample: boolean;
      etag: string;
    };
    Letter: {
      id: string;
      subject: string;
      subjectB: string;
      sharePercent: number;
      decideHours: number;
      text: string;
      postIds: string[];
      segment: {
        languages?: ('en' | 'hi' | 'mr')[];
        interests?: string[];
        source?: string;
        customers?: 'all' | 'only' | 'none';
        since?: string | null;
        until?: string | null;
        quietDays?: number | null;
      };
      status: 'draft' | 'scheduled' | 'sending' | 'testing' | 'sent';
      sendAt: string | null;
      sentAt: string | null;
      sentTo: number;
      decideAt: string | null;
      createdAt: string;
      updatedAt: string;
      etag: string;
    };
    LetterFigures: {
      readers: number | null;
      sentTo: number;
      sentToB: number;
      unsubscribed: number;
      decideAt: string | null;
      decision: {
        winner: 'a' | 'b';
        isClear: boolean;
        a: { sent: number; clicks: number };
        b: { sent: number; clicks: number };
      } | null;
      delivery: { sent: number; waiting: number; failed: number; cameBack: number } | null;
      allowed: { readers: number; opened: number; clicked: number };
      links: { url: string; a: number; b: number }[];
    };
    PictureFolder: { id: string; name: string; pictures: number; picturesAreMore: boolean };
    PictureUse: { place: string; path: string };
    PostImportReport: {
      site: string;
      others: { kind: string; count: number }[];
      posts: {
        title: string;
        outcome: 'new' | 'there' | 'refused';
        why: string;
        told: string[];
        status: 'draft' | 'scheduled' | 'published';
        category: string;
        tags: string[];
        at: string | null;
        pictures: number;
      }[];
    };
    ReaderGroups: {
      languages: { name: string; readers: number }[];
      sources: { name: string; readers: number }[];
      interests: { name: string; readers: number }[];
    };
    SalesTargets: {
      agencyPaise: number | null;
      people: { [name: string]: number };
      months?: { [name: string]: { agencyPaise: number | null; people: { [name: string]: number } } };
      etag: string;
    };
    SearchHit: {
      kind: 'Leads' | 'Customers' | 'Quotations' | 'Payments' | 'Bookings' | 'Admissions' | 'Posts';
      id: string;
      title: string;
      note: string;
      path: string;
    };
    StaffAbout: {
      id: string;
      content: {
        headline: string;
        lead: string;
        founderHeading: string;
        founderName: string;
        founderRole: string;
        founderText: string;
        founderPictureId?: string | null;
        companyHeading: string;
        companyText: string;
        visionHeading: string;
        visionText: string;
        missionHeading: string;
        missionText: string;
        unfitHeading?: string;
        unfitText?: string;
      };
      isPublished: boolean;
      isSample: boolean;
      updatedAt: string;
      draft: { staffName: string; at: string; previewPath: string } | null;
      etag: string;
    };
    StaffAdAccount: {
      id: 'google' | 'meta';
      platform: 'google' | 'meta';
      active: boolean;
      accountId: string;
      managerId: string;
      hasKeys: boolean;
      name: string;
      timeZone: string;
      askedAt: string | null;
      fetchedAt: string | null;
      problem: string | null;
    };
    StaffAdmission: components['schemas']['StaffAdmissionSummary'] & {
      address: string;
      classLevel: string;
      couponCode: string | null;
      timing: {
        day: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';
        startTime: string;
        endTime: string;
        center: string;
      }[];
      details: {
        purpose?: string;
        dateOfBirth?: string;
        age?: string;
        gender?: string;
        nationality?: string;
        bloodGroup?: string;
        emergencyContact?: string;
        standard?: string;
        schoolName?: string;
        fatherName?: string;
        fatherOccupation?: string;
        fatherPhone?: string;
        motherName?: string;
        motherOccupation?: string;
        motherPhone?: string;
        guardianName?: string;
        guardianConsent?: string;
      };
      moves: ('Pending' | 'Active' | 'Completed' | 'Cancelled' | 'Rejected')[];
      payments: {
        transactionId: string;
        status: 'Paid' | 'Authorized' | 'Awaiting' | 'Failed' | 'Refunded';
        amountPaise: number;
        createdAt: string;
      }[];
      history: { id: string; at: string; staffName: string; status: string | null; note: string }[];
    };
    StaffAdmissionSummary: {
      id: string;
      createdAt: string;
      updatedAt: string;
      status: 'Pending' | 'Active' | 'Completed' | 'Cancelled' | 'Rejected';
      fullName: string;
      phone: string;
      email: string;
      serviceName: string;
      planName: string;
      planMonths: number;
      activeFrom: string | null;
      activeUntil: string | null;
      customerId: string;
      customerCode: string;
    };
    StaffAdvertising: {
      rows: {
        visits: number;
        leads: number;
        qualified: number;
        orders: number;
        revenuePaise: number;
        id: string;
        kind: 'campaign' | 'words' | 'click';
        platform: string;
        name: string;
        spendPaise: number | null;
        impressions: number;
        clicks: number;
      }[];
      others: {
        visits: number;
        leads: number;
        qualified: number;
        orders: number;
        revenuePaise: number;
        spendPaise: number;
        count: number;
      };
      none: { visits: number; leads: number; qualified: number; orders: number; revenuePaise: number };
      totals: {
        visits: number;
        leads: number;
        qualified: number;
        orders: number;
        revenuePaise: number;
        spendPaise: number;
      };
      campaigns: { id: string; platform: 'google' | 'meta'; name: string }[];
      words: { key: string; campaignId: string }[];
    };
    StaffAuditEntry: {
      id: string;
      at: string;
      staffId: string | null;
      staffName: string;
      action: string;
      subjectType: string;
      subjectId: string;
      before?: unknown;
      after?: unknown;
      ip: string;
      requestId: string;
    };
    StaffAuditReport: {
      rows: number;
      head: string;
      broken: { seq: number; auditId: string | null; at: string | null; why: 'changed' | 'missing' } | null;
      outside: number;
    };
    StaffBackupComparison: {
      tables: { name: string; saved: number; now: number }[];
      uploads: { saved: number; now: number };
    };
    StaffBackups: {
      where: string;
      sealed: boolean;
      run: {
        id: string;
        state: 'running' | 'done' | 'failed';
        by: 'schedule' | 'office' | 'command';
        at: string;
        beat: string;
        said: string;
      } | null;
      running: boolean;
      backups: {
        name: string;
        at: string;
        by: 'schedule' | 'office' | 'command';
        bytes: number;
        sha256: string;
        sealed: boolean;
        version: string;
        backend: 'PGlite' | 'PostgreSQL';
        uploads: number;
        rows: number;
        drill: { at: string; name: string; ok: boolean; said: string; rows: number; ms: number } | null;
      }[];
      drills: { at: string; name: string; ok: boolean; said: string; rows: number; ms: number }[];
      troubles: { kind: 'no-backup' | 'drill-failed' | 'no-drill'; said: string }[];
      restored: { madeAt: string; at: string } | null;
      elsewhere: string | null;
      down: string | null;
    };
    StaffBankTransaction: {
      id: string;
      bookedOn: string;
      description: string;
      reference: string;
      creditPaise: number;
      status: 'open' | 'booked' | 'set-aside';
      reason: string;
      buyerId: string | null;
      quotationId: string | null;
      matches: {
        invoices: {
          invoiceId: string;
          number: string;
          buyerId: string;
          buyerName: string;
          openPaise: number;
          tds: { ruleId: string; paise: number } | null;
          reasons: ('utr' | 'number' | 'sum' | 'tds' | 'name')[];
        }[];
        quotations: {
          quotationId: string;
          number: string;
          buyerName: string;
          duePaise: number;
          fits: boolean;
          tds: { ruleId: string; paise: number } | null;
          reasons: ('utr' | 'number' | 'sum' | 'tds' | 'name')[];
        }[];
        payments: {
          paymentId: string;
          buyerName: string;
          number: string;
          reference: string;
          receivedOn: string;
        }[];
        receipts: { receiptId: string; buyerName: string; reference: string; receivedOn: string }[];
      };
    };
    StaffBenefit: {
      id: string;
      title: string;
      description: string;
      icon:
        | 'address'
        | 'backup'
        | 'calendar'
        | 'chart'
        | 'chat'
        | 'counter'
        | 'delivery'
        | 'invoice'
        | 'language'
        | 'lock'
        | 'mail'
        | 'payment'
        | 'phone'
        | 'picture'
        | 'search'
        | 'stock';
      originalPaise: number;
      pricePaise: number;
      status: 'Active' | 'Inactive';
      additional: boolean;
      need: 'sell' | 'found' | 'serve' | 'safe';
      inOffer: boolean;
      position: number;
      isSample: boolean;
      etag: string;
    };
    StaffBooking: {
      id: string;
      createdAt: string;
      updatedAt: string;
      leadId: string;
      name: string;
      phone: string;
      email: string;
      startsAt: string;
      endsAt: string;
      seat: number;
      meetingType: 'call' | 'meet';
      place: 'client' | 'office' | null;
      clientAddress: string;
      origin: string;
      status: 'confirmed' | 'offered' | 'cancelled' | 'held' | 'no-show';
      hostId: string | null;
      hostName: string | null;
      cancelReason: string | null;
      sequence: number;
    };
    StaffBookingDay: {
      date: string;
      closed: string | null;
      lengthMinutes: number;
      slots: { time: string; free: boolean }[];
      bookings: { id: string; name: string; startsAt: string; endsAt: string; hostName: string | null }[];
    };
    StaffBookingSettings: {
      lengthMinutes: number;
      intervalMinutes: number;
      bufferMinutes: number;
      capacity: number;
      noticeDays: number;
      daysAhead: number;
      changeHours: number;
      holdHours?: number;
      videoLink?: string;
      hours: {
        day: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';
        startTime: string;
        endTime: string;
      }[];
      closures: { date: string; until?: string | null; reason: string }[];
      etag: string;
    };
    StaffBreach: {
      id: string;
      etag: string;
      createdAt: string;
      updatedAt: string;
      title: string;
      knownAt: string;
      circumstances: string;
      dataKinds: string;
      people: number | null;
      consequences: string;
      measures: string;
      advice: string;
      boardToldAt: string | null;
      peopleToldAt: string | null;
      boardDueAt: string;
      boardDraft: string;
      peopleDraft: string;
    };
    StaffBuyer: {
      id: string;
      createdAt: string;
      updatedAt: string;
      name: string;
      company: string;
      gstin: string;
      address: string;
      pincode: string;
      stateCode: string;
      country: string;
      isZone: boolean;
      mobile: string;
      email: string;
      language: 'en' | 'hi' | 'mr';
      getsReminders: boolean;
      isSample: boolean;
    };
    StaffBuyerAccount: {
      open: {
        id: string;
        number: string;
        issuedOn: string;
        dueOn: string;
        taxablePaise: number;
        gstPaise: number;
        totalPaise: number;
        openPaise: number;
      }[];
      advances: {
        id: string;
        takenOn: string;
        amountPaise: number;
        leftPaise: number;
        keptBackPaise: number;
        voucherId: string | null;
        voucherNumber: string | null;
      }[];
      receipts: {
        id: string;
        receivedOn: string;
        method: 'bank' | 'upi' | 'cheque' | 'cash' | 'online';
        reference: string;
        amountPaise: number;
        returnedOn: string | null;
        returnReason: string;
        misbooked: boolean;
      }[];
      openPaise: number;
      advancePaise: number;
    };
    StaffBuyerAddress: { id: string; address: string; place: string; pincode: string; etag: string };
    StaffCart: {
      id: string;
      code: string;
      fullName: string;
      email: string;
      phone: string;
      since: string;
      lastAdded: string;
      items: { id: string; title: string; pricePaise: number; available: boolean }[];
      mailedAt: string[];
      monthPaise: number;
    };
    StaffCase: {
      id: string;
      content: {
        slug: string;
        client: string;
        trade: string;
        town: string;
        headline: string;
        problem: string;
        built: string[];
        figures: { figure: string; words: string; month: string; source: string }[];
        quote: { words: string; name: string; place: string };
        services: (
          | 'website-development'
          | 'application-development'
          | 'get-your-online-store'
          | 'digital-marketing'
          | 'google-ads'
          | 'meta-ads'
          | 'real-estate-website-development-service'
        )[];
        address: string;
        beforePictureId: string | null;
        desktopPictureId: string | null;
        phonePictureId: string | null;
        makers?: { name: string; role: string }[];
        step?: { heading: string; words: string };
        stepPictureId?: string | null;
        differently?: string;
      };
      isPublished: boolean;
      isSample: boolean;
      updatedAt: string;
      draft: { staffName: string; at: string; previewPath: string } | null;
      etag: string;
    };
    StaffComment: {
      id: string;
      author: string;
      content: string;
      status: 'approved' | 'held' | 'spam';
      heldBecause: string[];
      isPinned: boolean;
      reports: number;
      createdAt: string;
      postId: string;
      postTitle: string;
      postSlug: string;
    };
    StaffConversion: {
      id: string;
      leadId: string;
      leadName: string;
      event: 'lead' | 'qualified' | 'won';
      destination: 'meta' | 'google-ads' | 'ga4';
      at: string;
      eventId: string;
      valuePaise: number | null;
      state: 'queued' | 'sent' | 'failed' | 'dead' | 'skipped';
      reason: string | null;
      attempts: number;
      answer: string | null;
      sentAt: string | null;
    };
    StaffConversionDestination: {
      id: 'meta' | 'google-ads' | 'ga4';
      active: boolean;
      ids: { [name: string]: string };
      hasSecret: boolean;
      sent: number;
      waiting: number;
      skipped: number;
      dead: number;
    };
    StaffCustomer: {
      id: string;
      code: string;
      email: string;
      fullName: string;
      phone: string;
      createdAt: string;
      lastSignedInAt: string | null;
      state: 'active' | 'blocked' | 'leaving' | 'closed';
    };
    StaffDashboard: {
      now: {
        leads: {
          received: number;
          answered: number;
          medianMinutes: number | null;
          won: number;
          bySource: { source: string; count: number }[];
          byDay: { day: string; count: number }[];
        } | null;
        funnel: {
          visits: number;
          formsBegun: number;
          leads: number;
          bookings: number;
          orders: number;
        } | null;
        bookings: { confirmed: number; held: number; noShow: number; cancelled: number } | null;
        money: {
          orders: number;
          receivedPaise: number;
          refundedPaise: number;
          gstPaise: number;
          byDay: { day: string; receivedPaise: number }[];
        } | null;
        renewals: { ended: number; renewed: number } | null;
        quotations:
          | {
              state:
                | 'draft'
                | 'sent'
                | 'viewed'
                | 'accepted'
                | 'rejected'
                | 'countered'
                | 'expired'
                | 'superseded'
                | 'converted'
                | 'paid'
                | 'refunded';
              count: number;
              totalPaise: number;
            }[]
          | null;
      };
      before: {
        leads: {
          received: number;
          answered: number;
          medianMinutes: number | null;
          won: number;
          bySource: { source: string; count: number }[];
          byDay: { day: string; count: number }[];
        } | null;
        funnel: {
          visits: number;
          formsBegun: number;
          leads: number;
          bookings: number;
          orders: number;
        } | null;
        bookings: { confirmed: number; held: number; noShow: number; cancelled: number } | null;
        money: {
          orders: number;
          receivedPaise: number;
          refundedPaise: number;
          gstPaise: number;
          byDay: { day: string; receivedPaise: number }[];
        } | null;
        renewals: { ended: number; renewed: number } | null;
        quotations:
          | {
              state:
                | 'draft'
                | 'sent'
                | 'viewed'
                | 'accepted'
                | 'rejected'
                | 'countered'
                | 'expired'
                | 'superseded'
                | 'converted'
                | 'paid'
                | 'refunded';
              count: number;
              totalPaise: number;
            }[]
          | null;
      };
    };
    StaffDemoContent: { on: boolean; counts: { name: string; removable: number; inUse: string[] }[] };
    StaffDocumentVersion: { id: string; at: string; staffName: string; changed: string[] };
    StaffEditedBuyer: components['schemas']['StaffBuyer'] & { etag: string };
    StaffFirstSteps: {
      steps: {
        key: 'company' | 'gst' | 'hours' | 'mail' | 'payments' | 'demo';
        state: 'open' | 'done' | 'skipped';
      }[];
      finished: boolean;
      lead: boolean;
    };
    StaffGallery: {
      id: string;
      title: string;
      description: string;
      status: 'Published' | 'Hidden';
      coverPictureId: string | null;
      isSample: boolean;
      updatedAt: string;
      images: {
        id: string;
        pictureId: string;
        caption: string;
        category: string;
        picture: components['schemas']['StaffShownPicture'];
      }[];
      etag: string;
    };
    StaffGalleryRow: {
      id: string;
      title: string;
      status: 'Published' | 'Hidden';
      isSample: boolean;
      updatedAt: string;
      cover: components['schemas']['StaffShownPicture'];
      imageCount: number;
    };
    StaffGrievance: {
      id: string;
      createdAt: string;
      email: string;
      text: string;
      language: string;
      status: 'open' | 'answered';
      dueOn: string;
      answer: string;
      answeredAt: string | null;
      answeredBy: string | null;
    };
    StaffGstRate: {
      id: string;
      name: string;
      percent: number;
      position: number;
      isSample: boolean;
      etag: string;
    };
    StaffGstReturn: {
      id: string;
      filed?: { [name: string]: unknown };
      sums: {
        b2b?: { taxablePaise: number; cgstPaise: number; sgstPaise: number; igstPaise: number; rows: number };
        b2cl?: {
          taxablePaise: number;
          cgstPaise: number;
          sgstPaise: number;
          igstPaise: number;
          rows: number;
        };
        exp?: { taxablePaise: number; cgstPaise: number; sgstPaise: number; igstPaise: number; rows: number };
        b2cs?: {
          taxablePaise: number;
          cgstPaise: number;
          sgstPaise: number;
          igstPaise: number;
          rows: number;
        };
        nil?: { taxablePaise: number; cgstPaise: number; sgstPaise: number; igstPaise: number; rows: number };
        b2ba?: {
          taxablePaise: number;
          cgstPaise: number;
          sgstPaise: number;
          igstPaise: number;
          rows: number;
        };
        b2cla?: {
          taxablePaise: number;
          cgstPaise: number;
          sgstPaise: number;
          igstPaise: number;
          rows: number;
        };
        expa?: {
          taxablePaise: number;
          cgstPaise: number;
          sgstPaise: number;
          igstPaise: number;
          rows: number;
        };
        cdnr?: {
          taxablePaise: number;
          cgstPaise: number;
          sgstPaise: number;
          igstPaise: number;
          rows: number;
        };
        cdnur?: {
          taxablePaise: number;
          cgstPaise: number;
          sgstPaise: number;
          igstPaise: number;
          rows: number;
        };
        cdnra?: {
          taxablePaise: number;
          cgstPaise: number;
          sgstPaise: number;
          igstPaise: number;
          rows: number;
        };
        cdnura?: {
          taxablePaise: number;
          cgstPaise: number;
          sgstPaise: number;
          igstPaise: number;
          rows: number;
        };
        at?: { taxablePaise: number; cgstPaise: number; sgstPaise: number; igstPaise: number; rows: number };
        txpd?: {
          taxablePaise: number;
          cgstPaise: number;
          sgstPaise: number;
          igstPaise: number;
          rows: number;
        };
        hsnB2b?: {
          taxablePaise: number;
          cgstPaise: number;
          sgstPaise: number;
          igstPaise: number;
          rows: number;
        };
        hsnB2c?: {
          taxablePaise: number;
          cgstPaise: number;
          sgstPaise: number;
          igstPaise: number;
          rows: number;
        };
        docs?: {
          taxablePaise: number;
          cgstPaise: number;
          sgstPaise: number;
          igstPaise: number;
          rows: number;
        };
      };
      total: { taxablePaise: number; cgstPaise: number; sgstPaise: number; igstPaise: number };
      waiting: string[];
      exported: {
        at: string;
        staffName: string | null;
        sums: {
          b2b?: {
            taxablePaise: number;
            cgstPaise: number;
            sgstPaise: number;
            igstPaise: number;
            rows: number;
          };
          b2cl?: {
            taxablePaise: number;
            cgstPaise: number;
            sgstPaise: number;
            igstPaise: number;
            rows: number;
          };
          exp?: {
            taxablePaise: number;
            cgstPaise: number;
            sgstPaise: number;
            igstPaise: number;
            rows: number;
          };
          b2cs?: {
            taxablePaise: number;
            cgstPaise: number;
            sgstPaise: number;
            igstPaise: number;
            rows: number;
          };
          nil?: {
            taxablePaise: number;
            cgstPaise: number;
            sgstPaise: number;
            igstPaise: number;
            rows: number;
          };
          b2ba?: {
            taxablePaise: number;
            cgstPaise: number;
            sgstPaise: number;
            igstPaise: number;
            rows: number;
          };
          b2cla?: {
            taxablePaise: number;
            cgstPaise: number;
            sgstPaise: number;
            igstPaise: number;
            rows: number;
          };
          expa?: {
            taxablePaise: number;
            cgstPaise: number;
            sgstPaise: number;
            igstPaise: number;
            rows: number;
          };
          cdnr?: {
            taxablePaise: number;
            cgstPaise: number;
            sgstPaise: number;
            igstPaise: number;
            rows: number;
          };
          cdnur?: {
            taxablePaise: number;
            cgstPaise: number;
            sgstPaise: number;
            igstPaise: number;
            rows: number;
          };
          cdnra?: {
            taxablePaise: number;
            cgstPaise: number;
            sgstPaise: number;
            igstPaise: number;
            rows: number;
          };
          cdnura?: {
            taxablePaise: number;
            cgstPaise: number;
            sgstPaise: number;
            igstPaise: number;
            rows: number;
          };
          at?: {
            taxablePaise: number;
            cgstPaise: number;
            sgstPaise: number;
            igstPaise: number;
            rows: number;
          };
          txpd?: {
            taxablePaise: number;
            cgstPaise: number;
            sgstPaise: number;
            igstPaise: number;
            rows: number;
          };
          hsnB2b?: {
            taxablePaise: number;
            cgstPaise: number;
            sgstPaise: number;
            igstPaise: number;
            rows: number;
          };
          hsnB2c?: {
            taxablePaise: number;
            cgstPaise: number;
            sgstPaise: number;
            igstPaise: number;
            rows: number;
          };
          docs?: {
            taxablePaise: number;
            cgstPaise: number;
            sgstPaise: number;
            igstPaise: number;
            rows: number;
          };
        };
      } | null;
    };
    StaffHelpRequest: {
      id: string;
      name: string;
      status: 'open' | 'answered' | 'closed';
      createdAt: string;
      updatedAt: string;
      customerId: string;
      customerCode: string;
      customerName: string;
      customerEmail: string;
      customerPhone: string;
    };
    StaffHome: {
      id: string;
      content: {
        hero: { firstLine: string; secondLine: string; lead: string };
        services: { heading: string; lead: string; link?: string; cards: { name: string; text: string }[] };
        about: {
          heading: string;
          text: string;
          claims: { figure: string; words: string }[];
          withFounder?: boolean;
          withFreeTimes?: boolean;
        };
        counters: { to: number; words: string }[];
        clients: {
          heading: string;
          logos: { name: string; pictureId: string; withName: boolean; hidden: boolean }[];
        };
        software: { heading: string; lead: string; cards: { name: string; text: string }[] };
        sections?: {
          order: ('proof' | 'services' | 'work' | 'prices' | 'about' | 'counters' | 'clients' | 'software')[];
          hidden: ('proof' | 'work' | 'prices')[];
        };
      };
      isPublished: boolean;
      isSample: boolean;
      updatedAt: string;
      draft: { staffName: string; at: string; previewPath: string } | null;
      etag: string;
    };
    StaffIncomingMail: {
      id: string;
      channel: 'email' | 'whatsapp';
      at: string;
      fromAddress: string;
      fromName: string;
      subject: string;
      automatic: boolean;
      answersId: string | null;
      leadId: string | null;
      customerId: string | null;
      helpRequestId: string | null;
      strayBecause: string;
      handledBy: string | null;
      handledAt: string | null;
    };
    StaffIncomingMailDetail: components['schemas']['StaffIncomingMail'] & {
      text: string;
      quoted: string;
      files: { id: string; name: string; bytes: number }[];
      filesLeft: string[];
      answered: { id: string; subject: string; recipient: string; leadId: string | null } | null;
      answerUntil: string | null;
      candidates: { kind: 'lead' | 'customer' | 'help-request'; id: string; name: string; about: string }[];
    };
    StaffInvoice: {
      id: string;
      number: string;
      kind:
        | 'tax-invoice'
        | 'bill-of-supply'
        | 'invoice'
        | 'receipt'
        | 'credit-note'
        | 'commercial-note'
        | 'refund-receipt'
        | 'receipt-voucher'
        | 'refund-voucher'
        | 'debit-note'
        | 'proforma'
        | 'revised-invoice'
        | 'revised-note';
      financialYear: string;
      issuedAt: string;
      transactionId: string | null;
      buyerId: string | null;
      dueOn: string | null;
      buyerName: string;
      buyerGstin: string;
      buyerEmail: string;
      taxablePaise: number;
      gstPaise: number;
      totalPaise: number;
    };
    StaffInvoiceAccount: components['schemas']['StaffInvoice'] & {
      content?: { [name: string]: unknown };
      owed: { openPaise: number; promisedOn: string | null; advancePaise: number; payUrl: string } | null;
      paid: { paise: number; goesBack: 'by-gateway' | 'by-hand' };
      bills: components['schemas']['StaffSupplierBill'][];
      settlements: {
        id: string;
        at: string;
        kind: 'money' | 'tds' | 'gst-tds' | 'note' | 'write-off' | 'cancelled' | 'sent-back' | 'came-back';
        amountPaise: number;
        method: 'bank' | 'upi' | 'cheque' | 'cash' | 'online' | null;
        reference: string | null;
        receivedOn: string | null;
        receiptId: string | null;
        returnedOn: string | null;
        misbooked: boolean | null;
        isAdvance: boolean;
        noteNumber: string | null;
        keptBack: {
          ruleId: string;
          section: string;
          percent: number;
          basePaise: number;
          isOdd: boolean;
        } | null;
        reason: string;
        staffName: string | null;
      }[];
      eInvoice: {
        state: 'waiting' | 'registered' | 'cancelled';
        irn: string;
        ackNo: string;
        ackAt: string | null;
        faults: string[];
        cancelUntil: string | null;
        cancelledAt: string | null;
        cancelReason: string;
      } | null;
      notes: {
        id: string;
        number: string;
        kind:
          | 'tax-invoice'
          | 'bill-of-supply'
          | 'invoice'
          | 'receipt'
          | 'credit-note'
          | 'commercial-note'
          | 'refund-receipt'
          | 'receipt-voucher'
          | 'refund-voucher'
          | 'debit-note'
          | 'proforma'
          | 'revised-invoice'
          | 'revised-note';
        totalPaise: number;
      }[];
      claims: {
        id: string;
        createdAt: string;
        reference: string;
        paidOn: string | null;
        status: 'open' | 'booked' | 'dismissed';
        reason: string;
      }[];
      reminders: { days: number; at: string }[];
    };
    StaffInvoiceDraft: {
      buyerId: string;
      correctsId?: string | null;
      supply?: 'ordinary' | 'sez-with-tax' | 'sez-lut' | 'export-with-tax' | 'export-lut' | 'reverse-charge';
      pricesInclude?: boolean;
      lines: {
        kind?: 'service' | 'pure-agent';
        title: string;
        description?: string;
        sac?: string;
        unit?: '' | 'month' | 'hour' | 'day' | 'piece' | 'year';
        quantity: number;
        unitPaise: number;
        discountPaise?: number;
        gstPercent: number;
        treatment?: '' | 'nil-rated' | 'exempt' | 'non-gst';
        proof?: string;
      }[];
      dueDays: number;
      orderNumber?: string;
      note?: string;
      id: string;
      etag: string;
      updatedAt: string;
      totalPaise: number;
      bills: components['schemas']['StaffSupplierBill'][];
      part: {
        fromPercent: number;
        toPercent: number;
        totalPaise: number;
        rates: { percent: number; taxablePaise: number }[];
      } | null;
      isSample: boolean;
    };
    StaffInvoiceDraftRow: {
      id: string;
      updatedAt: string;
      buyerId: string;
      buyerName: string;
      what: string;
      totalPaise: number;
      isSample: boolean;
    };
    StaffInvoiceDraftSums: {
      rates: {
        percent: number;
        taxablePaise: number;
        cgstPaise: number;
        sgstPaise: number;
        igstPaise: number;
      }[];
      totals: {
        taxablePaise: number;
        cgstPaise: number;
        sgstPaise: number;
        igstPaise: number;
        roundOffPaise: number;
        totalPaise: number;
      };
      passedOn: { title: string; proof: string; amountPaise: number }[];
      recipientTaxPaise: number;
      placeOfSupply: string;
    };
    StaffJob: {
      id: string;
      name: string;
      state: string;
      createdOn: string;
      retryCount: number;
      retryLimit: number;
      reason: string | null;
      data?: unknown;
    };
    StaffKeptBack: {
      id: string;
      kind: string;
      deductedOn: string | null;
      amountPaise: number;
      keptBack: {
        ruleId: string;
        section: string;
        percent: number;
        basePaise: number;
        isOdd: boolean;
      } | null;
      invoiceId: string | null;
      number: string;
      buyerName: string;
      buyerGstin: string;
      seenOn: string | null;
    };
    StaffKeptBackSums: {
      kind: 'tds' | 'gst-tds';
      paise: number;
      seenPaise: number;
      gst: { igstPaise: number; cgstPaise: number; sgstPaise: number } | null;
    }[];
    StaffLead: {
      id: string;
      createdAt: string;
      updatedAt: string;
      name: string;
      phone: string;
      phoneComplete: boolean;
      email: string;
      company: string;
      address: string;
      pincode: string;
      stateCode: string;
      service: string;
      message: string;
      plan: string;
      source: string;
      form:
        | 'contact'
        | 'enquiry'
        | 'service'
        | 'offer'
        | 'plan'
        | 'chatbot'
        | 'picker'
        | 'consultation'
        | 'import'
        | 'office'
        | 'outside';
      pageUrl: string;
      attribution: { [name: string]: string };
      language: 'en' | 'hi' | 'mr';
      status: 'new' | 'contacted' | 'qualified' | 'proposal' | 'won' | 'lost' | 'suspected' | 'junk';
      suspectedBecause: string[];
      tags: string[];
      custom: { [name: string]: string | number };
      assignedTo: string | null;
      assignedName: string | null;
      score: number;
      valuePaise: number | null;
      valueKept: boolean;
      expectedCloseOn: string | null;
      nextFollowUpAt: string | null;
      nextTask?: string | null;
      dueAt: string | null;
      firstContactAt: string | null;
      escalatedAt: string | null;
      deletedAt: string | null;
    };
    StaffLeadDesk: {
      quotations:
        | {
            id: string;
            code: string;
            title: string;
            state:
              | 'draft'
              | 'sent'
              | 'viewed'
              | 'accepted'
              | 'rejected'
              | 'countered'
              | 'expired'
              | 'superseded'
              | 'converted'
              | 'paid'
              | 'refunded';
            totalPaise: number;
            openPaise: number | null;
            validUntil: string;
          }[]
        | null;
      bookings:
        | {
            id: string;
            startsAt: string;
            status: 'confirmed' | 'offered' | 'cancelled' | 'held' | 'no-show';
            how: string;
          }[]
        | null;
      payments:
        | {
            id: string;
            buyerId: string | null;
            paidAt: string;
            totalPaise: number;
            refundedPaise: number;
            returnedPaise: number;
            misbooked: boolean;
            status:
              | 'created'
              | 'pending'
              | 'authorized'
              | 'paid'
              | 'partially_refunded'
              | 'refunded'
              | 'create_failed'
              | 'cancelled'
              | 'expired'
              | 'refund_due'
              | 'review';
          }[]
        | null;
      invoices:
        | {
            id: string;
            number: string;
            kind:
              | 'tax-invoice'
              | 'bill-of-supply'
              | 'invoice'
              | 'receipt'
              | 'credit-note'
              | 'commercial-note'
              | 'refund-receipt'
              | 'receipt-voucher'
              | 'refund-voucher'
              | 'debit-note'
              | 'proforma'
              | 'revised-invoice'
              | 'revised-note';
            issuedAt: string;
            totalPaise: number;
          }[]
        | null;
      admissions:
        | {
            id: string;
            planName: string;
            status: 'Pending' | 'Active' | 'Completed' | 'Cancelled' | 'Rejected';
            activeUntil: string | null;
          }[]
        | null;
    };
    StaffLeadDetail: components['schemas']['StaffLead'] & {
      consents: {
        purpose: string;
        textVersion: string;
        givenAt: string;
        words: { [name: string]: string } | null;
      }[];
      scoreReasons: { says: string; points: number }[];
      timeline: { kind: string; id: string; at: string }[];
      mergedInto: string | null;
      merges: { leadId: string; name: string; at: string }[];
      tasks: components['schemas']['StaffLeadTask'][];
      caughtBy: {
        ruleId: string | null;
        kind: 'email' | 'domain' | 'phone' | 'words' | 'disposable';
        value: string;
      }[];
      etag: string;
    };
    StaffLeadField: {
      id: string;
      name: string;
      kind: 'text' | 'number' | 'date' | 'choice';
      choices: string[];
      retired: boolean;
      etag: string;
    };
    StaffLeadTask: {
      id: string;
      leadId: string;
      title: string;
      dueAt: string;
      assignedTo: string | null;
      assignedName: string | null;
      doneAt: string | null;
      asksWhy: boolean;
    };
    StaffListedInvoice: components['schemas']['StaffInvoice'] & {
      registration: 'waiting' | 'registered' | 'cancelled' | null;
    };
    StaffLiveCheck: {
      name: string;
      ok: boolean;
      needed: boolean;
      said: string;
      todo: string;
      copy: string | null;
      screen: string | null;
    };
    StaffLostAddress: {
      id: string;
      path: string;
      hits: number;
      firstSeenAt: string;
      lastSeenAt: string;
      suggestion: string | null;
    };
    StaffMandate: {
      mandate: {
        status: 'asked' | 'refused' | 'active' | 'paused' | 'cancelled' | 'ended';
        reason: string;
        heldAt: string | null;
        mostPaise: number;
        validUntil: string;
        url: string;
        debits: {
          invoiceId: string;
          number: string;
          amountPaise: number;
          state: 'announced' | 'asked' | 'paid' | 'failed' | 'skipped' | 'above';
          on: string;
          fault: string;
          tries: number;
        }[];
        earlier: { count: number; openPaise: number };
      } | null;
    };
    StaffMember: {
      id: string;
      name: string;
      email: string;
      role: 'owner' | 'admin' | 'sales' | 'support' | 'content' | 'accounts' | 'readonly';
      ownLeadsOnly: boolean;
      active: boolean;
      offDuty: boolean;
      createdAt: string;
      lastSeenAt: string | null;
      secondFactor: boolean;
      etag: string;
    };
    StaffMessage: {
      id: string;
      channel: 'email' | 'sms' | 'whatsapp';
      recipient: string;
      subject: string;
      leadId: string | null;
      status: 'queued' | 'sent' | 'captured' | 'failed';
      attempts: number;
      lastError: string | null;
      createdAt: string;
      notBefore: string | null;
      sentAt: string | null;
      delivery: 'delivered' | 'undelivered' | 'read' | null;
      deliveryAt: string | null;
      followUp: 'due' | 'mail' | 'no-address' | null;
    };
    StaffMessageDetail: components['schemas']['StaffMessage'] & {
      replyTo: string | null;
      text: string;
      html: string | null;
      attachments: { filename: string; contentType: string; content: string; encoding?: 'base64' }[];
    };
    StaffModelUse: {
      name: string;
      tokensPerDay: number;
      tokensToday: number;
      answersToday: number;
      failuresToday: number;
      paiseToday: number | null;
      mostPaisePerDay: number | null;
    } | null;
    StaffMonthBooks: {
      id: string;
      vouchers: number;
      ledgers: {
        sales?: number;
        nilRated?: number;
        exempt?: number;
        nonGst?: number;
        deferred?: number;
        commercial?: number;
        igst?: number;
        cgst?: number;
        sgst?: number;
        advanceTax?: number;
        passedOn?: number;
        roundOff?: number;
      };
      debtorsPaise: number;
      deferredPaise: number;
    };
    StaffOffer: {
      id: string;
      content: {
        headline: string;
        intro: string;
        bannerPaise: number;
        bannerNote: string;
        bannerConfirmed: boolean;
        pricesIncludeGst: boolean;
        modules: { name: string; text: string }[];
      };
      isPublished: boolean;
      isSample: boolean;
      updatedAt: string;
      draft: { staffName: string; at: string; previewPath: string } | null;
      etag: string;
    };
    StaffOperations: {
      at: string;
      process: {
        version: string;
        node: string;
        startedAt: string;
        memoryBytes: number;
        mode: 'demo' | 'live';
        database: 'PGlite' | 'PostgreSQL';
        mail: { sends: boolean; from: string };
        payments: { mode: string; host: string; keyId: string };
        google: boolean;
        storage: { files: number | null; bytes: number | null; freeBytes: number | null };
      };
      checks: { name: string; ok: boolean; ms: number; said: string }[];
      databaseBytes: number;
      outbox: { queued: number; failed: number; oldestAt: string | null };
      jobs: { queued: number; active: number; failed: number };
      reconciliation: { at: string; mismatches: number } | null;
      backup: { at: string; file: string; bytes: number; rows: number } | null;
    };
    StaffOutsideLead: {
      id: string;
      sourceId: string;
      externalId: string;
      at: string;
      state: 'waiting' | 'taken' | 'test' | 'refused';
      leadId: string | null;
      raw?: unknown;
      error: string | null;
    };
    StaffOutsideSource: {
      id: string;
      createdAt: string;
      kind: 'meta' | 'google' | 'indiamart' | 'justdial' | 'form';
      name: string;
      service: string;
      language: 'en' | 'hi' | 'mr';
      origins: string[];
      mapping: {
        [name: string]:
          | 'name'
          | 'phone'
          | 'email'
          | 'company'
          | 'service'
          | 'message'
          | 'address'
          | 'pincode';
      };
      measuring: { question: string; yes: string };
      active: boolean;
      lastReceivedAt: string | null;
      address: string | null;
      key: string | null;
      hasAppSecret: boolean;
      hasPageToken: boolean;
      taken: number;
      waiting: number;
      refused: number;
      etag: string;
    };
    StaffOutsideSourceTried: {
      page: string | null;
      lead: {
        name?: string;
        phone?: string;
        email?: string;
        company?: string;
        service?: string;
        message?: string;
        address?: string;
        pincode?: string;
      } | null;
    };
    StaffOwnership: {
      blocks: ('steps' | 'stopped' | 'handover' | 'balance')[];
      openPaise: number;
      owner: string;
      certificates: {
        id: string;
        number: string;
        issuedAt: string;
        issuedBy: string;
        owner: string;
        state: 'valid' | 'revoked' | 'replaced';
        revokedBecause: string;
      }[];
    };
    StaffPayment: components['schemas']['StaffPaymentSummary'] & {
      remindedAt: string | null;
      order?: { [name: string]: unknown };
      gatewayOrderId: string | null;
      paidPaymentId: string | null;
      attempts: {
        gatewayPaymentId: string;
        createdAt: string;
        amountPaise: number;
        currency: string;
        status: 'created' | 'failed' | 'authorized' | 'captured' | 'refunded';
        captured: boolean;
        refundedPaise: number;
        method: string;
        errorText: string | null;
        surplus: boolean;
      }[];
      refunds: {
        id: string;
        createdAt: string;
        amountPaise: number;
        status: 'requested' | 'pending' | 'failed' | 'processed';
        reason: string;
        staffName: string | null;
        errorText: string | null;
      }[];
      disputes: {
        id: string;
        createdAt: string;
        amountPaise: number;
        deductedPaise: number;
        status: 'open' | 'under_review' | 'won' | 'lost' | 'closed';
        phase: string;
        reasonCode: string;
        respondBy: string | null;
        bookedAt: string | null;
      }[];
      events: {
        id: string;
        at: string;
        event: string;
        status: 'received' | 'processed' | 'unmatched' | 'ignored';
      }[];
      history: {
        id: string;
        at: string;
        what: string;
        from:
          | 'created'
          | 'pending'
          | 'authorized'
          | 'paid'
          | 'partially_refunded'
          | 'refunded'
          | 'create_failed'
          | 'cancelled'
          | 'expired'
          | 'refund_due'
          | 'review'
          | null;
        to:
          | 'created'
          | 'pending'
          | 'authorized'
          | 'paid'
          | 'partially_refunded'
          | 'refunded'
          | 'create_failed'
          | 'cancelled'
          | 'expired'
          | 'refund_due'
          | 'review';
        trigger: 'customer' | 'return' | 'webhook' | 'reconcile' | 'staff';
        actor: string;
        note: string | null;
      }[];
    };
    StaffPaymentClaim: {
      id: string;
      createdAt: string;
      reference: string;
      paidOn: string | null;
      status: 'open' | 'booked' | 'dismissed';
      reason: string;
      invoiceId: string | null;
      quotationId: string | null;
      number: string;
      buyerName: string;
      openPaise: number;
    };
    StaffPaymentLink: {
      id: string;
      createdAt: string;
      invoiceId: string | null;
      quotationId: string | null;
      admissionId: string | null;
      number: string;
      buyerId: string | null;
      name: string;
      email: string;
      mobile: string;
      language: 'en' | 'hi' | 'mr';
      amountPaise: number;
      paidPaise: number;
      askedPaise: number;
      inParts: boolean;
      state: 'open' | 'part-paid' | 'paid' | 'expired' | 'revoked';
      expiresAt: string;
      revokedAt: string | null;
      mailedAt: string | null;
      mailedTo: string;
      url: string;
    };
    StaffPaymentSummary: {
      id: string;
      number: number;
      createdAt: string;
      purpose: 'cart' | 'admission' | 'upgrade' | 'quotation' | 'invoice';
      totalPaise: number;
      status:
        | 'created'
        | 'pending'
        | 'authorized'
        | 'paid'
        | 'partially_refunded'
        | 'refunded'
        | 'create_failed'
        | 'cancelled'
        | 'expired'
        | 'refund_due'
        | 'review';
      mode: 'sandbox' | 'test' | 'live' | 'offline';
      paidAt: string | null;
      refundedPaise: number;
      returnedPaise: number;
      misbooked: boolean;
      reviewReason: string | null;
      customerId: string | null;
      customerName: string;
    };
    StaffPersonFound: {
      leads: components['schemas']['StaffLead'][];
      customers: { id: string; code: string; fullName: string; email: string }[];
    };
    StaffPicker: {
      id: 'ecommerce' | 'vendor' | 'ottplatform' | 'crm' | 'staff' | 'login';
      name: string;
      intro: string;
      features: { id: string; name: string; pricePaise: number }[];
      isSample: boolean;
      etag: string;
    };
    StaffPicture: {
      id: string;
      name: string;
      alt: string;
      width: number;
      height: number;
      placeholder: string;
      widths: number[];
      focus: { x: number; y: number } | null;
      folderId: string | null;
      createdAt: string;
      etag: string;
    };
    StaffPlan: {
      id: string;
      duration: string;
      months: number;
      pricePaise: number;
      originalPaise: number | null;
      bestOffer: boolean;
      description: string;
      isSample: boolean;
      etag: string;
    };
    StaffPolicy: {
      slug: 'privacy-policy' | 'refund-policy' | 'terms-and-conditions' | 'ownership';
      version: number;
      title: string;
      summary: string;
      sections: { heading: string; text: string }[];
      dated: string;
      isSample: boolean;
      changedBy: string;
      createdAt: string;
      etag: string;
    };
    StaffPolicyWithHistory: components['schemas']['StaffPolicy'] & {
      history: { version: number; dated: string; changedBy: string; createdAt: string }[];
    };
    StaffPost: {
      id: string;
      slug: string;
      title: string;
      authorName: string;
      category: string;
      isFeatured: boolean;
      isSample: boolean;
      status: 'draft' | 'scheduled' | 'published';
      publishAt: string | null;
      publishedAt: string | null;
      updatedAt: string;
      tags: string[];
      blocks: { type: 'doc' };
      image1Id: string | null;
      image2Id: string | null;
      image1: {
        name: string;
        alt: string;
        width: number;
        height: number;
        placeholder: string;
        widths: number[];
        focus: { x: number; y: number } | null;
      } | null;
      image2: {
        name: string;
        alt: string;
        width: number;
        height: number;
        placeholder: string;
        widths: number[];
        focus: { x: number; y: number } | null;
      } | null;
      actionType: 'call' | 'link' | null;
      actionValue: string;
      seoTitle: string;
      seoDescription: string;
      previewToken: string;
      draft: { title: string } | null;
      version: number;
      createdAt: string;
      etag: string;
    };
    StaffPostRow: {
      id: string;
      slug: string;
      title: string;
      authorName: string;
      category: string;
      isFeatured: boolean;
      isSample: boolean;
      status: 'draft' | 'scheduled' | 'published';
      publishAt: string | null;
      publishedAt: string | null;
      updatedAt: string;
      views: number;
    };
    StaffProcessing: {
      listed: {
        table: string;
        column: string;
        people: string;
        purpose: string;
        basis: string;
        retention: string;
      }[];
      unlisted: { table: string; column: string }[];
    };
    StaffProject: components['schemas']['StaffProjectSummary'] & {
      updatedAt: string;
      email: string;
      phone: string;
      needs: string;
      startsOn: string;
      quotationId: string | null;
      admissionId: string | null;
      customerId: string | null;
      steps: { position: number; title: string; dueOn: string; doneOn: string | null }[];
      handovers: {
        id: string;
        kind: 'code' | 'design' | 'domain' | 'hosting' | 'keys' | 'account' | 'other';
        title: string;
        handedOn: string | null;
        handedTo: string;
        staffName: string;
      }[];
      files: {
        id: string;
        name: string;
        bytes: number;
        note: string;
        at: string;
        fromUs: boolean;
        staffName: string | null;
        isNew: boolean;
      }[];
      versions: {
        id: string;
        name: string;
        bytes: number;
        note: string;
        at: string;
        step: number;
        number: number;
        isCurrent: boolean;
        as: 'picture' | 'pdf' | 'file' | 'address';
        address: string;
        sha256: string;
        answer: 'approved' | 'changes' | null;
        answerNote: string;
        pins: { x: number; y: number; text: string }[];
        answeredAt: string | null;
        staffName: string | null;
        isNew: boolean;
      }[];
      hours: {
        id: string;
        step: number;
        staffName: string;
        minutes: number;
        workedOn: string;
        note: string;
      }[];
      totalMinutes: number;
      people: { id: string; name: string }[];
    };
    StaffProjectSummary: {
      id: string;
      code: string;
      createdAt: string;
      name: string;
      title: string;
      service: string;
      state: 'running' | 'done' | 'stopped';
      openStep: number | null;
      stepTitle: string | null;
      dueOn: string | null;
      assignedTo: string | null;
      assignedName: string | null;
    };
    StaffProjectTemplate: {
      service: string;
      steps: { title: string; days: number }[];
      id: string;
      updatedAt: string;
      etag: string;
    };
    StaffQueue: { name: string; queued: number; active: number; failed: number };
    StaffQuotation: components['schemas']['StaffQuotationSummary'] & {
      updatedAt: string;
      leadId: string | null;
      gstin: string;
      address: string;
      pincode: string;
      stateCode: string;
      country: string;
      supply: 'ordinary' | 'sez-with-tax' | 'sez-lut' | 'export-with-tax' | 'export-lut' | 'reverse-charge';
      mobile: string;
      email: string;
      intro: string;
      terms: string;
      language: 'en' | 'hi' | 'mr';
      lines: {
        id: string;
        title: string;
        description: string;
        sac: string;
        unit?: '' | 'month' | 'hour' | 'day' | 'piece' | 'year';
        quantity: number;
        unitPricePaise: number;
        discountPaise: number;
        couponPaise?: number;
        gstPercent: number;
        treatment?: '' | 'nil-rated' | 'exempt' | 'non-gst';
      }[];
      couponCode: string;
      coupon: { id: string; code: string; percent: number | null; offPaise: number | null } | null;
      netPaise: number;
      gstPaise: number;
      lastViewedAt: string | null;
      depositPercent: number | null;
      due: {
        part: 'whole' | 'deposit' | 'rest';
        percent: number;
        amountPaise: number;
        taxablePaise: number;
      } | null;
      files: { id: string; name: string; bytes: number; sha256: string }[];
      preview: string;
      claims: {
        id: string;
        createdAt: string;
        reference: string;
        paidOn: string | null;
        status: 'open' | 'booked' | 'dismissed';
        reason: string;
      }[];
      payments: {
        id: string;
        status:
          | 'created'
          | 'pending'
          | 'authorized'
          | 'paid'
          | 'partially_refunded'
          | 'refunded'
          | 'create_failed'
          | 'cancelled'
          | 'expired'
          | 'refund_due'
          | 'review';
        mode: 'sandbox' | 'test' | 'live' | 'offline';
        totalPaise: number;
        keptBackPaise: number;
        refundedPaise: number;
        returnedPaise: number;
        misbooked: boolean;
        paidAt: string | null;
        reference: string | null;
      }[];
      owed: { invoiceId: string; number: string; openPaise: number }[];
      revisions: components['schemas']['StaffQuotationSummary'][];
      responses: {
        id: string;
        at: string;
        action: 'accept' | 'reject' | 'counter';
        description: string;
        reason: string;
        mobile: string;
        email: string;
        verified: boolean;
        counterTotalPaise: number | null;
        counterLines: { id: string; keep: boolean; quantity?: number; unitPricePaise?: number }[] | null;
        contentHash: string;
        intact: boolean | null;
        ip: string;
        userAgent: string;
        reopenedAt: string | null;
        reopenedBy: string | null;
        counteredAt: string | null;
        agreedBy: string | null;
      }[];
      etag: string;
    };
    StaffQuotationMilestones: {
      leftPercent: number | null;
      milestones: {
        id: string;
        title: string;
        fromPercent: number;
        toPercent: number;
        totalPaise: number;
        metAt: string | null;
        draftId: string | null;
        invoiceId: string | null;
        number: string | null;
        openPaise: number | null;
      }[];
    };
    StaffQuotationSummary: {
      id: string;
      publicId: string;
      code: string;
      number: number;
      revision: number;
      state:
        | 'draft'
        | 'sent'
        | 'viewed'
        | 'accepted'
        | 'rejected'
        | 'countered'
        | 'expired'
        | 'superseded'
        | 'converted'
        | 'paid'
        | 'refunded';
      createdAt: string;
      title: string;
      name: string;
      company: string;
      totalPaise: number;
      validUntil: string;
      sentAt: string | null;
      handedOver: boolean;
      views: number;
      isSample: boolean;
    };
    StaffQuotationTemplate: {
      name: string;
      title: string;
      intro: string;
      terms: string;
      validDays: number;
      lines: {
        id?: string;
        title: string;
        description?: string;
        sac?: string;
        unit?: '' | 'month' | 'hour' | 'day' | 'piece' | 'year';
        gstPercent: number;
        treatment?: '' | 'nil-rated' | 'exempt' | 'non-gst';
        quantity: number;
        unitPricePaise: number;
        discountPaise?: number;
      }[];
      id: string;
      updatedAt: string;
      isSample: boolean;
      etag: string;
    };
    StaffRealEstateFeature: {
      id: string;
      title: string;
      description: string;
      status: 'Active' | 'Inactive';
      position: number;
      isSample: boolean;
      etag: string;
    };
    StaffReceivable: {
      id: string;
      number: string;
      buyerId: string;
      buyerName: string;
      buyerEmail: string;
      buyerMobile: string;
      issuedAt: string;
      dueOn: string;
      daysLate: number;
      totalPaise: number;
      openPaise: number;
      promisedOn: string | null;
    };
    StaffReceivableSums: {
      ages: { age: 'not-due' | '0-30' | '31-60' | '61-90' | '90+'; paise: number; count: number }[];
      totalPaise: number;
    };
    StaffReconciliation: {
      id: string;
      at: string;
      fromAt: string;
      payments: number;
      refunds: number;
      mismatches: {
        kind: 'paid-there' | 'paid-here' | 'amount' | 'unknown-payment' | 'unknown-refund' | 'refund-differs';
        gatewayId: string;
        transactionId: string | null;
        amountPaise: number;
      }[];
    };
    StaffRecurringInvoice: {
      buyerId: string;
      supply?: 'ordinary' | 'sez-with-tax' | 'sez-lut' | 'export-with-tax' | 'export-lut' | 'reverse-charge';
      pricesInclude?: boolean;
      lines: {
        kind?: 'service' | 'pure-agent';
        title: string;
        description?: string;
        sac?: string;
        unit?: '' | 'month' | 'hour' | 'day' | 'piece' | 'year';
        quantity: number;
        unitPaise: number;
        discountPaise?: number;
        gstPercent: number;
        treatment?: '' | 'nil-rated' | 'exempt' | 'non-gst';
        proof?: string;
      }[];
      dueDays: number;
      orderNumber?: string;
      note?: string;
      every: 'month' | 'quarter' | 'year';
      startsOn: string;
      endsOn?: string | null;
      times?: number | null;
      sends?: boolean;
      id: string;
      etag: string;
      updatedAt: string;
      status: 'active' | 'paused' | 'stopped';
      nextOn: string;
      isOver: boolean;
      written: number;
      totalPaise: number;
      runs: {
        dueOn: string;
        untilOn: string;
        state: 'draft' | 'to-issue' | 'refused' | 'issued';
        fault: string;
        draftId: string | null;
        invoiceId: string | null;
        number: string | null;
        totalPaise: number | null;
      }[];
    };
    StaffRecurringInvoiceRow: {
      id: string;
      status: 'active' | 'paused' | 'stopped';
      nextOn: string;
      isOver: boolean;
      written: number;
      totalPaise: number;
      every: 'month' | 'quarter' | 'year';
      sends: boolean;
      buyerName: string;
      what: string;
    };
    StaffRedirect: {
      id: string;
      fromPath: string;
      target: string;
      status: 301;
      note: string;
      hits: number;
      lastHitAt: string | null;
      createdAt: string;
      etag: string;
    };
    StaffRefundRequest: {
      id: string;
      createdAt: string;
      transactionId: string;
      status: 'open' | 'approved' | 'refused' | 'paid';
      reason: string;
      titles: string[];
      lastTaxDay: string | null;
      totalPaise: number;
      refundedPaise: number;
      decidedBy: string | null;
      reviewReason: string | null;
      customerId: string;
      customerCode: string;
      customerName: string;
      customerEmail: string;
      facts?: { [name: string]: unknown };
      clock?: { [name: string]: unknown };
    };
    StaffReminders: {
      on: boolean;
      days: number[];
      fromTime: string;
      untilTime: string;
      before: { subject: string; text: string };
      after: { subject: string; text: string };
      hi?: { before: { subject: string; text: string }; after: { subject: string; text: string } };
      mr?: { before: { subject: string; text: string }; after: { subject: string; text: string } };
      etag: string;
    };
    StaffRenewal: {
      id: string;
      title: string;
      months: number;
      startsOn: string;
      endsOn: string;
      state: 'upcoming' | 'running' | 'ending' | 'renewed' | 'grace' | 'ended';
      customerId: string;
      customerName: string;
      customerCode: string;
      notices: string[];
    };
    StaffRetention: {
      enquiriesMonths: number | null;
      mailsMonths: number | null;
      newsletterMonths: number | null;
      etag: string;
    };
    StaffServerError: {
      id: string;
      at: string;
      firstAt: string;
      count: number;
      requestId: string;
      method: string;
      route: string;
      kind: string;
      message: string;
    };
    StaffService: {
      id: string;
      name: string;
      formerNames: string[];
      description: string;
      openHours: { day: string; startTime: string; endTime: string }[];
      status: 'Active' | 'Inactive';
      position: number;
      createdAt: string;
      updatedAt: string;
      etag: string;
    };
    StaffServicePage: {
      id: string;
      content: {
        title: string;
        description: string;
        badge: string;
        heading: string;
        lead: string;
        proof: { figure: string; words: string }[];
        offer: { paise: number; struckPaise: number; words: string } | null;
        why: { heading: string; boxes: { title: string; text: string }[] };
        process: { heading: string; steps: { title: string; text: string }[] };
        features: { heading: string; lead: string; items: { title: string; text: string }[] };
        demos: { heading: string };
        pictureId?: string | null;
        leadCase?: string;
        exhibit?: {
          heading: string;
          lead: string;
          columns: string[];
          rows: { cells: string[] }[];
          note: string;
        } | null;
        sections?: {
          order: (
            | 'exhibit'
            | 'features'
            | 'case'
            | 'why'
            | 'work'
            | 'process'
            | 'price'
            | 'form'
            | 'faq'
            | 'closing'
          )[];
          hidden: ('exhibit' | 'case' | 'price' | 'closing')[];
        };
        faq: { heading: string; items: { question: string; answer: string }[] };
        closing: { title: string; text: string };
      };
      isPublished: boolean;
      isSample: boolean;
      updatedAt: string;
      draft: { staffName: string; at: string; previewPath: string } | null;
      etag: string;
    };
    StaffSettings: {
      brand: string;
      legalName: string;
      tagline: string;
      blurb: string;
      addressLines: string[];
      directionsUrl: string;
      phones: string[];
      whatsapp: string;
      email: string;
      noticeEmails: string[];
      socials: { name: string; url: string }[];
      termsUrl: '' | string;
      officeHours: {
        day: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';
        startTime: string;
        endTime: string;
      }[];
      foundedYear: number;
      copyProtection: boolean;
      languages?: ('hi' | 'mr')[];
      restoreScrollOnBack: boolean;
      worksOffline?: boolean;
      ga4Id?: '' | string;
      metaPixelId?: '' | string;
      dltEntityId?: '' | string;
      dltHeader?: '' | string;
      dltCodeTemplateId?: '' | string;
      smsCodes?: {
        en?: { text?: string; carrierTemplateId?: string };
        hi?: { text?: string; dltTemplateId?: '' | string; carrierTemplateId?: string };
        mr?: { text?: string; dltTemplateId?: '' | string; carrierTemplateId?: string };
      };
      smsPerDay?: number;
      smsPricePaise?: number;
      gstin?: string;
      sac?: string;
      invoicePrefix?: string;
      bankAccountName?: string;
      bankAccount?: '' | string;
      bankIfsc?: '' | string;
      bankName?: string;
      logoId?: '' | string;
      signatureId?: '' | string;
      signatory?: string;
      eInvoiceFrom?: '' | string;
      discountNotesFrom?: '' | string;
      paymentDays?: number;
      lut?: string;
      upiId?: '' | string;
      androidPackage?: '' | string;
      androidFingerprints?: string[];
      appleTeamId?: '' | string;
      appleBundleId?: '' | string;
      googleInIosApp?: boolean;
      playStoreUrl?: '' | string;
      appStoreUrl?: '' | string;
      etag: string;
    };
    StaffShownPicture: {
      name: string;
      alt: string;
      width: number;
      height: number;
      placeholder: string;
      widths: number[];
      focus: { x: number; y: number } | null;
    } | null;
    StaffSpendMapping: {
      mapping: {
        day?: number;
        dayEnd?: number;
        campaign?: number;
        campaignId?: number;
        spend?: number;
        currency?: number;
        impressions?: number;
        clicks?: number;
      } | null;
    };
    StaffStatementMapping: {
      mapping: {
        date?: number;
        description?: number;
        credit?: number;
        reference?: number;
        direction?: number;
      } | null;
    };
    StaffStatistics: {
      totals: {
        visits: number;
        views: number;
        named: number;
        formStarts: number;
        formSubmits: number;
        bookings: number;
        chats: number;
        chatSubmits: number;
      };
      days: { day: string; visits: number; views: number }[];
      pages: { path: string; views: number; visits: number }[];
      referrers: { host: string; visits: number }[];
      campaigns: {
        source: string;
        medium: string;
        campaign: string;
        visits: number;
        formSubmits: number;
        bookings: number;
      }[];
      devices: { device: 'phone' | 'tablet' | 'desktop'; visits: number }[];
      forms: { form: string; starts: number; submits: number; fails: number }[];
      links: { link: string; clicks: number }[];
      vitals: {
        path: string;
        name: 'LCP' | 'INP' | 'CLS' | 'FCP' | 'TTFB';
        p75: number;
        samples: number;
        rating: 'good' | 'needs work' | 'poor';
      }[];
      cookieAnswers: { all: number; statistics: number; marketing: number };
    };
    StaffSubscriber: {
      id: string;
      email: string;
      status: 'pending' | 'confirmed' | 'unsubscribed';
      requestedAt: string;
      confirmedAt: string | null;
      unsubscribedAt: string | null;
    };
    StaffSupplierBill: { id: string; number: string; name: string; bytes: number };
    StaffText: {
      id: string;
      source: string;
      places: { page: string; path: string; part: string }[];
      hi: string;
      mr: string;
      etags: { hi: string; mr: string };
    };
    StaffUnansweredQuestion: {
      id: string;
      language: 'en' | 'hi' | 'mr';
      question: string;
      times: number;
      firstAskedAt: string;
      lastAskedAt: string;
      draftedFor:
        | 'website-development'
        | 'application-development'
        | 'get-your-online-store'
        | 'digital-marketing'
        | 'google-ads'
        | 'meta-ads'
        | 'real-estate-website-development-service'
        | null;
    };
    StaffUpgrades: {
      planName: string;
      serviceName: string;
      email: string;
      endsOn: string;
      creditPaise: number;
      plans: {
        id: string;
        name: string;
        months: number;
        benefits: string[];
        sellPaise: number;
        payPaise: number;
      }[];
    };
    StaffWaiting: {
      id: string;
      day: string;
      joinedAt: string;
      leadId: string;
      name: string;
      phone: string;
      email: string;
      status: 'waiting' | 'offered' | 'passed' | 'booked' | 'cancelled';
      heldUntil: string | null;
      bookingId: string | null;
      startsAt: string | null;
    };
    StaffWebhook: {
      id: string;
      createdAt: string;
      url: string;
      note: string;
      events: (
        | 'lead.created'
        | 'lead.updated'
        | 'lead.won'
        | 'lead.lost'
        | 'booking.created'
        | 'booking.moved'
        | 'booking.cancelled'
        | 'booking.held'
        | 'booking.no-show'
        | 'waiting.joined'
        | 'waiting.offered'
        | 'waiting.passed'
        | 'waiting.left'
        | 'quotation.sent'
        | 'quotation.answered'
        | 'milestone.planned'
        | 'milestone.met'
        | 'order.paid'
        | 'order.refunded'
        | 'order.cancelled'
        | 'order.expired'
        | 'order.disputed'
        | 'refund.asked'
        | 'refund.decided'
        | 'invoice.issued'
        | 'invoice.paid'
        | 'invoice.reopened'
        | 'invoice.cancelled'
        | 'payment.received'
        | 'payment.returned'
        | 'payment-link.created'
        | 'payment-link.paid'
        | 'payment-link.expired'
        | 'payment-link.revoked'
        | 'subscription.started'
        | 'subscription.ended'
        | 'renewal.due'
        | 'mandate.changed'
        | 'mandate.failed'
        | 'customer.created'
        | 'customer.updated'
        | 'customer.erased'
        | 'project.started'
        | 'project.moved'
        | 'project.promised'
        | 'project.stopped'
        | 'project.file-added'
        | 'project.answered'
        | 'project.handed-over'
        | 'certificate.issued'
        | 'certificate.revoked'
        | 'admission.submitted'
        | 'help.asked'
        | 'help.changed'
        | 'grievance.filed'
        | 'newsletter.subscribed'
        | 'newsletter.unsubscribed'
        | 'letter.sent'
        | 'question.asked'
        | 'question.unanswered'
        | 'comment.added'
        | 'post.published'
      )[];
      active: boolean;
      offBecause: string | null;
      failingSince: string | null;
      failures: number;
      etag: string;
    };
    StaffWebhookDelivery: {
      id: string;
      webhookId: string;
      url: string;
      active: boolean;
      at: string;
      event: string;
      status: 'queued' | 'sent' | 'failed' | 'dead' | 'held';
      attempts: number;
      answer: number | null;
      error: string | null;
      sentAt: string | null;
    };
    StaffWebhookDeliveryWhole: components['schemas']['StaffWebhookDelivery'] & {
      body: string;
      tries: {
        id: string;
        at: string;
        tookMs: number;
        answer: number | null;
        said: string;
        error: string | null;
      }[];
    };
    StaffWebhookEvent: {
      event: string;
      says: string;
      more: string | null;
      version: number;
      sample: { [name: string]: unknown };
    };
    StaffWhatsAppNumber: {
      isSet: boolean;
      name: string;
      agreedAt: string | null;
      agreedWhere: string;
      agreedBy: string | null;
      agreedText: string;
      stoppedAt: string | null;
      unreachedAt: string | null;
      windowEndsAt: string | null;
      fault: string;
      waiting: number;
    };
    StaffWhatsAppTemplates: {
      isSet: boolean;
      readAt: string | null;
      events: {
        event: string;
        label: string;
        values: { name: string; sample: string }[];
        fitting: { name: string; code: string; body: string; variables: number }[];
        languages: {
          language: 'en' | 'hi' | 'mr';
          name: string;
          text: string;
          fault: string;
          choice: { send: 'proposed' | 'nothing' | 'chosen'; name: string; code: string; gaps: string[] };
        }[];
      }[];
      templates: {
        name: string;
        language: string;
        status: string;
        category: string;
        header: string;
        body: string;
        variables: number;
        reason: string;
      }[];
    };
    StaffWhatsAppWay: {
      isSet: boolean;
      phone: string;
      label: string;
      agreedAt: string | null;
      agreedWhere: string;
      stoppedAt: string | null;
      unreachedAt: string | null;
      fault: string;
      sentAt: string | null;
    };
    TodayItem: {
      id: string;
      kind:
        | 'lead'
        | 'mail'
        | 'follow-up'
        | 'booking'
        | 'quotation'
        | 'project'
        | 'invoice'
        | 'payment'
        | 'refund'
        | 'help'
        | 'privacy'
        | 'renewal'
        | 'import'
        | 'comment'
        | 'message';
      urgency: 'late' | 'today' | 'waiting';
      who: string;
      reason: string;
      valuePaise: number | null;
      at: string;
      clock?: {
        status: 'new' | 'contacted' | 'qualified' | 'proposal' | 'won' | 'lost' | 'suspected' | 'junk';
        service: string;
        createdAt: string;
        dueAt: string | null;
        firstContactAt: string | null;
      };
      path: string;
      phone: string;
      leadId?: string | null;
      acts: {
        method: 'PATCH' | 'POST';
        path: string;
        body: { [name: string]: unknown };
        label: string;
        did: string;
        undo: { method: 'PATCH' | 'POST'; path: string; body: { [name: string]: unknown } } | null;
        asksWhyOf?: string;
      }[];
      snoozedUntil?: string;
    };
  };
}
