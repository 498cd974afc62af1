import { z } from '@hono/zod-openapi';
import { TimePage } from '#kit/rows/time-page.ts';
import type { AskAgain } from '#kit/wire/ask-again.ts';
import { IdParam, pageOf, staffRoute } from '#kit/wire/staff-router.ts';
import { beginProposal, endProposal, listProposals, refuseProposal } from '../decide-proposal.ts';
import { ProposalFilter } from '../proposal.ts';
import { Proposal } from './answers.ts';
import { answerMcp } from './answer-mcp.server.ts';
import type { CallTool } from './tools.server.ts';

const Message = z.looseObject({
  jsonrpc: z.literal('2.0'),
  method: z.string().max(100),
});

export const staffAssistantRoutes = (tools: CallTool[], ask: AskAgain) => [
  staffRoute('assistants:use', {
    method: 'post',
    path: '/mcp',
    summary: 'Where assistants ask: Model Context Protocol, streamable HTTP, without a session',
    description: 'A token that was lent `assistants:use` works here alone.',
    body: Message,
    answer: ['A message of the protocol', z.looseObject({})],
    handle: (_ctx, { body }, c) => answerMcp(c, { message: body, tools, ask }),
  }),
  staffRoute('proposals:read', {
    method: 'get',
    path: '/proposals',
    summary: 'What assistants would like done, newest first, as far as one could do it oneself',
    personal: true,
    query: ProposalFilter.extend(TimePage.shape),
    answer: ['A page', pageOf(Proposal)],
    handle: (ctx, { query }) => listProposals(ctx, query),
  }),
  staffRoute('proposals:decide', {
    method: 'post',
    path: '/proposals/{id}/confirm',
    summary: 'Do what an assistant proposed, as oneself',
    description: 'What refuses the call is answered, and the proposal stays open.',
    params: IdParam,
    errors: [409, 412, 422],
    async handle(ctx, { params: { id: proposalId } }, c) {
      const { method, path, body, ifMatch } = await beginProposal(ctx, { proposalId });
      let done = false;
      try {
        const answer = await ask(c, { method, path: `/staff${path}`, ifMatch, ...(body && { body }) });
        done = answer.ok;
        // What the call answers is seen where its record is.
        return done ? c.body(null, 204) : answer;
      } finally {
        await endProposal(ctx, { proposalId, done });
      }
    },
  }),
  staffRoute('proposals:decide', {
    method: 'post',
    path: '/proposals/{id}/refuse',
    summary: 'Say no to what an assistant proposed',
    params: IdParam,
    errors: [409],
    handle: (ctx, { params }) => refuseProposal(ctx, { proposalId: params.id }),
  }),
];
