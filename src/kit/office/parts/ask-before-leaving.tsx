import { useCallback, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useBeforeUnload, useBlocker, useNavigate, type Location } from 'react-router';

/**
 * Asks before somebody leaves a form with changes that are not saved. Whoever leaves while a save is under way goes when
 * it succeeds, without a question, and stays where it is refused. The form itself is looked at: what was rendered last
 * does not know yet of a save when the way on follows in the same moment.
 */
export function AskBeforeLeaving() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { control, subscribe } = useFormContext();
  const next = useRef<Location>(null);

  const look = useCallback(() => {
    // oxlint-disable-next-line no-underscore-dangle -- React Hook Form's only name for the state of this moment.
    const { isSubmitting, isSubmitSuccessful, dirtyFields } = control._formState;
    return { isSaving: isSubmitting, isUnsaved: !isSubmitSuccessful && Object.keys(dirtyFields).length > 0 };
  }, [control]);

  useEffect(
    () =>
      subscribe({
        formState: { dirtyFields: true, submitCount: true },
        callback() {
          const { isSaving, isUnsaved } = look();
          if (!next.current || isSaving) return;
          if (!isUnsaved) void navigate(next.current, { state: next.current.state as unknown });
          next.current = null;
        },
      }),
    [subscribe, navigate, look],
  );

  useBlocker(({ currentLocation, nextLocation }) => {
    const { isSaving, isUnsaved } = look();
    if (nextLocation.pathname === currentLocation.pathname) return false;
    if (!isSaving) return isUnsaved && !confirm(translate('ra.message.unsaved_changes'));
    next.current ??= nextLocation;
    return true;
  });

  useBeforeUnload(
    useCallback(
      (event: BeforeUnloadEvent) => {
        if (look().isUnsaved) event.preventDefault();
      },
      [look],
    ),
  );
  return null;
}
