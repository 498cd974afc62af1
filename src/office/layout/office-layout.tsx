import AccountIcon from '@mui/icons-material/PhonelinkLockOutlined';
import SiteIcon from '@mui/icons-material/OpenInNew';
import { ListItemIcon, ListItemText, MenuItem, Typography } from '@mui/material';
import { useEffect, type ReactNode } from 'react';
import { AppBar, Layout, TitlePortal, UserMenu, useUserMenu, Logout } from 'react-admin';
import { Link } from 'react-router';
import { keepClear } from '#kit/keep-clear.ts';
import { keepPressed } from '#kit/keep-pressed.ts';
import { brand } from '#kit/office/brand.ts';
import { PaletteButton } from '#office/palette/palette-button.tsx';
import { Shortcuts } from '#office/palette/shortcuts.tsx';
import { NewLeadButton } from '#sales/leads/by-hand/office/new-lead-button.tsx';
import { StaleDialog } from '#kit/office/saves/stale-dialog.tsx';
import { useSession } from '#kit/office/session.ts';
import { colors } from '#kit/office/theme.ts';
import { ConnectionChip } from './connection-chip.tsx';
import { keepFocus } from './keep-focus.ts';
import { LiveProvider } from './live.tsx';
import { Notifications } from './notifications.tsx';
import { OfficeMenu } from './office-menu.tsx';
import { OfficeSidebar } from './office-sidebar.tsx';
import { PasswordItem } from './password-item.tsx';

export function OfficeLayout({ children }: { children: ReactNode }) {
  useEffect(keepFocus, []);
  useEffect(keepPressed, []);
  useEffect(keepClear, []);
  return (
    <LiveProvider>
      <Layout appBar={OfficeBar} menu={OfficeMenu} sidebar={OfficeSidebar} appBarAlwaysOn>
        {children}
      </Layout>
      <Notifications />
      <Shortcuts />
      <StaleDialog />
    </LiveProvider>
  );
}

function OfficeBar() {
  return (
    <AppBar
      alwaysOn
      color="primary"
      toolbar={<PaletteButton />}
      userMenu={<OfficeUserMenu />}
      sx={{ borderBottom: `3px solid ${colors.marigold}` }}
    >
      <Typography
        component="span"
        sx={{
          fontFamily: 'var(--head)',
          fontWeight: 700,
          fontSize: '1.25rem',
          mr: 2,
          display: { xs: 'none', sm: 'block' },
        }}
      >
        {brand}
      </Typography>
      <TitlePortal
        component="h1"
        variant="body1"
        // On a phone two lines of a long title find room.
        sx={(theme) => ({
          fontWeight: 500,
          [theme.breakpoints.down('sm')]: {
            whiteSpace: 'normal',
            fontSize: '0.875rem',
            lineHeight: 1.2,
            maxHeight: '2.4em',
          },
        })}
      />
      {/* Its width changes: it stands where that moves no button. */}
      <ConnectionChip />
      <NewLeadButton />
    </AppBar>
  );
}

const OfficeUserMenu = () => (
  // react-admin names the button by this label; it must hold the words that are seen.
  <UserMenu label={`${useSession().me?.name ?? ''}: your menu`}>
    <MenuItem component="a" href="/" target="_blank" rel="noopener">
      <ListItemIcon>
        <SiteIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>The website</ListItemText>
    </MenuItem>
    <AccountItem />
    <PasswordItem />
    <Logout />
  </UserMenu>
);

/** Inside the menu, so that following the link closes it. */
function AccountItem() {
  const menu = useUserMenu();
  return (
    <MenuItem component={Link} to="/account" onClick={() => menu?.onClose()}>
      <ListItemIcon>
        <AccountIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Your account</ListItemText>
    </MenuItem>
  );
}
