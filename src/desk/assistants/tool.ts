/**
 * What an assistant can ask for: a call of the office under a name of its own. `reads` and `drafts` are done at once;
 * what sends, pays, deletes or changes what visitors see is proposed, and a person does it.
 */
export type Tool = { name: string; call: string; kind: 'reads' | 'drafts' | 'proposes'; title: string };

const tool = (kind: Tool['kind'], name: string, call: string, title: string): Tool => ({
  kind,
  name,
  call,
  title,
});

export const tools: Tool[] = [
  tool('reads', 'find_leads', 'GET /leads', 'Find leads'),
  tool('reads', 'read_lead', 'GET /leads/{id}', 'Read a lead with its timeline'),
  tool('reads', 'find_customers', 'GET /customers', 'Find customers'),
  tool('reads', 'read_customer', 'GET /customers/{id}', 'Read a customer'),
  tool('reads', 'find_help_requests', 'GET /help-requests', 'Find calls for help'),
  tool('reads', 'read_help_request', 'GET /help-requests/{id}', 'Read a call for help'),
  tool('reads', 'find_quotations', 'GET /quotations', 'Find quotations'),
  tool('reads', 'read_quotation', 'GET /quotations/{id}', 'Read a quotation'),
  tool('reads', 'find_posts', 'GET /posts', 'Find posts of the blog'),
  tool('reads', 'read_post', 'GET /posts/{id}', 'Read a post'),
  tool('reads', 'find_texts', 'GET /translations', 'Find texts of the site with their translations'),
  tool('reads', 'find_tasks', 'GET /lead-tasks', 'Find tasks'),
  tool('reads', 'find_free_times', 'GET /booking-day', 'See which times of a day are free'),
  tool('drafts', 'draft_quotation', 'POST /quotations', 'Draft a quotation; amounts are paise'),
  tool('drafts', 'change_quotation', 'PUT /quotations/{id}', 'Replace what a draft of a quotation says'),
  tool('drafts', 'begin_post', 'POST /posts', 'Begin a post as a draft; write_post fills it'),
  tool('drafts', 'schedule_task', 'POST /leads/{id}/tasks', 'Note a task about a lead'),
  tool('proposes', 'send_quotation', 'POST /quotations/{id}/send', 'Mail a quotation'),
  tool('proposes', 'delete_quotation', 'DELETE /quotations/{id}', 'Throw a draft of a quotation away'),
  tool('proposes', 'reply_to_lead', 'POST /leads/{id}/mail', 'Mail a lead'),
  tool('proposes', 'reply_to_help', 'POST /help-requests/{id}/replies', 'Answer a call for help'),
  tool('proposes', 'write_post', 'PATCH /posts/{id}', 'Change a post, which visitors may see already'),
  tool('proposes', 'publish_post', 'PUT /posts/{id}/state', 'Publish a post'),
  tool('proposes', 'delete_post', 'DELETE /posts/{id}', 'Delete a post'),
  tool('proposes', 'translate', 'PUT /translations', 'Say a text of the site in Hindi or Marathi'),
  tool('proposes', 'book_consultation', 'POST /bookings', 'Book a consultation, which mails the lead'),
  tool('proposes', 'refund_payment', 'POST /payments/{id}/refund', 'Give money back'),
];
