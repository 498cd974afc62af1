import { useEffect, useRef } from 'react';
import { useIsOffline, useNotify, useTranslate } from 'react-admin';
import { useFormContext, useFormState, type Control } from 'react-hook-form';
import { useBeforeUnload, useBlocker, useNavigate, type Location } from 'react-router';

/**
 * Asks before somebody leaves a form with changes that are not saved. Whoever leaves while a save is under way goes when
 * it succeeds, without a question, and stays where it is refused. A save that waits for a connection is told of.
 */
export function AskBeforeLeaving() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { control, subscribe } = useFormContext();
  const next = useRef<Location>(null);
  const notify = useNotify();
  const { isSubmitting } = useFormState();
  const isWaiting = useIsOffline() && isSubmitting;
  useEffect(() => {
    if (isWaiting) notify('No connection. This is saved as soon as there is one.', { type: 'warning' });
  }, [isWaiting, notify]);

  useEffect(
    () =>
      subscribe({
        formState: { dirtyFields: true, submitCount: true },
        callback() {
          const { isSaving, isUnsaved } = stateOf(control);
          if (!next.current || isSaving) return;
          if (!isUnsaved) void navigate(next.current, { state: next.current.state as unknown });
          next.current = null;
        },
      }),
    [control, subscribe, navigate],
  );

  useBlocker(({ currentLocation, nextLocation }) => {
    const { isSaving, isUnsaved } = stateOf(control);
    if (nextLocation.pathname === currentLocation.pathname) return false;
    if (!isSaving) return isUnsaved && !confirm(translate('ra.message.unsaved_changes'));
    next.current ??= nextLocation;
    return true;
  });

  useBeforeUnload((event) => {
    if (stateOf(control).isUnsaved) event.preventDefault();
  });
  return null;
}

/** What is typed on the page outside of forms: of several that ask, the router hears one alone. */
const unsaved = new Set<object>();

/** The same for what is typed outside of a form: asks before somebody leaves the page. */
export function useAskBeforeLeaving(isUnsaved: boolean): void {
  const translate = useTranslate();
  useEffect(() => {
    if (!isUnsaved) return;
    const mine = {};
    unsaved.add(mine);
    return () => void unsaved.delete(mine);
  }, [isUnsaved]);
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.size > 0 &&
      nextLocation.pathname !== currentLocation.pathname &&
      !confirm(translate('ra.message.unsaved_changes')),
  );
  useBeforeUnload((event) => {
    if (isUnsaved) event.preventDefault();
  });
}

/** What was rendered last does not know yet of a save when the way on follows in the same moment; the form does. */
function stateOf(form: Control) {
  // oxlint-disable-next-line no-underscore-dangle -- React Hook Form's only name for the state of this moment.
  const { isSubmitting, isSubmitSuccessful, dirtyFields } = form._formState;
  return { isSaving: isSubmitting, isUnsaved: !isSubmitSuccessful && Object.keys(dirtyFields).length > 0 };
}
