import { pickers } from '#catalogue/pickers/table.server.ts';
import type { Db } from '#kit/context.ts';
import type { PickerKey } from '#catalogue/pickers/picker.ts';

/** Names and prices in rupees. Source: public-site §3. */
const catalogue: { key: PickerKey; name: string; intro: string; features: Record<string, number> }[] = [
  {
    key: 'ecommerce',
    name: 'Ecommerce Software',
    intro: 'A shop of your own. Begin with products, basket and checkout; add the rest when orders come.',
    features: {
      'Product Management': 100,
      'User Account Management': 50,
      'Shopping Cart': 75,
      'Secure Checkout': 120,
      'Order Tracking': 60,
      Wishlist: 40,
      'Product Reviews & Ratings': 30,
      'Inventory Management': 90,
      'Discount Coupons': 35,
      'Advanced Search & Filtering': 80,
    },
  },
  {
    key: 'vendor',
    name: 'Multi Vendor',
    intro: 'A market with many sellers. Each has a counter of their own; you keep the commission.',
    features: {
      'Vendor Registration & Management': 150,
      'Product Management for Vendors': 100,
      'Commission Tracking': 70,
      'Separate Vendor Dashboards': 120,
      'Order Management for Vendors': 80,
      'Vendor Payouts': 90,
      'Product Reviews & Ratings': 30,
      'Vendor Analytics': 100,
      'Multi-Vendor Inventory Management': 90,
      'Advanced Search & Filtering by Vendor': 60,
    },
  },
  {
    key: 'ottplatform',
    name: 'OTT Platform',
    intro: 'Your films and lessons on phones, televisions and browsers, for subscribers of your own.',
    features: {
      'Content Library Management': 150,
      'User Subscription Plans': 100,
      'Multi-Device Streaming': 120,
      'HD Streaming': 200,
      'Watchlist Management': 50,
      'Personalized Recommendations': 130,
      'Parental Controls': 60,
      'Offline Viewing': 90,
      'Content Ratings & Reviews': 40,
      'User Profiles': 70,
    },
  },
  {
    key: 'crm',
    name: 'CRM Software',
    intro: 'Every customer, call and quotation in one place, so that nobody asks the same thing twice.',
    features: {
      'Customer Data Management': 150,
      'Sales Pipeline Automation': 200,
      'Task & Activity Management': 75,
      'Email Campaigns': 120,
      'Reporting & Analytics': 180,
      'Lead Scoring': 90,
      'Customizable Dashboards': 110,
      'Integration with Third-Party Apps': 130,
      'Mobile Access': 60,
      'Customer Support Ticketing': 140,
    },
  },
  {
    key: 'staff',
    name: 'Staff Management',
    intro: 'Attendance, shifts and payroll without the muster book, for five people or five hundred.',
    features: {
      'Employee Attendance Tracking': 100,
      'Payroll Management': 150,
      'Task Assignment & Monitoring': 120,
      'Employee Database Management': 90,
      'Performance Reviews': 80,
      'Shift Scheduling': 70,
      'Employee Self-Service Portal': 60,
      'Document Management': 110,
      'Training and Development': 95,
      'Reports & Analytics': 130,
    },
  },
  {
    key: 'login',
    name: 'Login/Logout',
    intro: 'One safe door for all your tools: who may enter, by which key, and who came when.',
    features: {
      'Two-Factor Authentication': 100,
      'Social Media Login': 80,
      'Password Recovery': 50,
      'Single Sign-On': 120,
      'Session Timeout Control': 60,
      'Multi-Device Login': 90,
      'Access Control': 140,
      'Login History Tracking': 70,
      'Captcha Verification': 30,
      'Biometric Login': 150,
    },
  },
];

export async function seedPickers(db: Db): Promise<void> {
  const rows = catalogue.map(({ features, ...picker }, position) => ({
    ...picker,
    position,
    isSample: true,
    features: Object.entries(features).map(([name, rupees], i) => ({
      id: `${picker.key}-${i + 1}`,
      name,
      pricePaise: rupees * 100,
    })),
  }));
  await db.insert(pickers).values(rows).onConflictDoNothing();
}
