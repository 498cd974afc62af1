import { useMediaQuery, type Theme } from '@mui/material';
import { useEffect, useState } from 'react';
import { Sidebar, useSidebarState, type SidebarProps } from 'react-admin';

/** The menu beside the page. On a phone it lies over the page, so it is open there only when somebody asks for it. */
export function OfficeSidebar(props: SidebarProps) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [isOpen, setOpen] = useSidebarState();
  const [isClosedForPhone, setClosedForPhone] = useState(false);
  useEffect(() => {
    if (!isPhone) return undefined;
    setOpen(false);
    setClosedForPhone(true);
    // A wider window finds the menu as it was left there.
    return () => {
      setOpen(isOpen);
      setClosedForPhone(false);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Only crossing the border counts, not each opening.
  }, [isPhone]);
  // A menu that lay over the page for a moment would leave the page hidden from screen readers.
  return isPhone && !isClosedForPhone ? null : <Sidebar {...props} />;
}
