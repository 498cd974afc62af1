import './no-eval.ts';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router';
import { authProvider } from './auth-provider.ts';
import { officeName } from './brand.ts';
import { dataProvider } from './data-provider.ts';
import { dropLateFilters } from './late-filters.ts';
import { Forbidden, Nowhere } from './layout/dead-ends.tsx';
import { OfficeLayout } from './layout/office-layout.tsx';
import { routerProvider } from './layout/router-provider.ts';
import { screen } from './screen.ts';
import { theme } from './theme.ts';

const TodayPage = screen(() => import('./today/today-page.tsx'), 'TodayPage');
const LeadList = screen(() => import('./leads/lead-list.tsx'), 'LeadList');
const LeadShow = screen(() => import('./leads/lead-show.tsx'), 'LeadShow');
const TaskList = screen(() => import('./lead-tasks/task-list.tsx'), 'TaskList');
const LeadTemplateList = screen(() => import('./lead-templates/template-screens.tsx'), 'LeadTemplateList');
const LeadTemplateEdit = screen(() => import('./lead-templates/template-screens.tsx'), 'LeadTemplateEdit');
const LeadTemplateCreate = screen(
  () => import('./lead-templates/template-screens.tsx'),
  'LeadTemplateCreate',
);
const ImportPage = screen(() => import('./leads/import/import-page.tsx'), 'ImportPage');
const RuleList = screen(() => import('./lead-rules/rule-screens.tsx'), 'RuleList');
const RuleEdit = screen(() => import('./lead-rules/rule-screens.tsx'), 'RuleEdit');
const RuleCreate = screen(() => import('./lead-rules/rule-screens.tsx'), 'RuleCreate');
const BookingList = screen(() => import('./bookings/booking-list.tsx'), 'BookingList');
const BookingShow = screen(() => import('./bookings/booking-show.tsx'), 'BookingShow');
const BookingCalendar = screen(() => import('./bookings/booking-calendar.tsx'), 'BookingCalendar');
const BookingSettingsPage = screen(
  () => import('./bookings/booking-settings-page.tsx'),
  'BookingSettingsPage',
);
const RenewalList = screen(() => import('./renewals/renewal-list.tsx'), 'RenewalList');
const RefundRequestList = screen(
  () => import('./refund-requests/refund-request-list.tsx'),
  'RefundRequestList',
);
const RefundRequestShow = screen(
  () => import('./refund-requests/refund-request-show.tsx'),
  'RefundRequestShow',
);
const CustomerList = screen(() => import('./customers/customer-list.tsx'), 'CustomerList');
const CustomerShow = screen(() => import('./customers/customer-show.tsx'), 'CustomerShow');
const HelpList = screen(() => import('./help-requests/help-list.tsx'), 'HelpList');
const HelpShow = screen(() => import('./help-requests/help-show.tsx'), 'HelpShow');
const QuotationList = screen(() => import('./quotations/quotation-list.tsx'), 'QuotationList');
const QuotationShow = screen(() => import('./quotations/quotation-show.tsx'), 'QuotationShow');
const QuotationEdit = screen(() => import('./quotations/quotation-form.tsx'), 'QuotationEdit');
const QuotationCreate = screen(() => import('./quotations/quotation-form.tsx'), 'QuotationCreate');
const TemplateList = screen(() => import('./quotations/template-screens.tsx'), 'TemplateList');
const TemplateEdit = screen(() => import('./quotations/template-screens.tsx'), 'TemplateEdit');
const TemplateCreate = screen(() => import('./quotations/template-screens.tsx'), 'TemplateCreate');
const PaymentList = screen(() => import('./payments/payment-list.tsx'), 'PaymentList');
const PaymentShow = screen(() => import('./payments/payment-show.tsx'), 'PaymentShow');
const InvoiceList = screen(() => import('./invoices/invoice-list.tsx'), 'InvoiceList');
const ReconciliationList = screen(() => import('./payments/reconciliation-list.tsx'), 'ReconciliationList');
const ServiceList = screen(() => import('./services/service-list.tsx'), 'ServiceList');
const ServiceEdit = screen(() => import('./services/service-form.tsx'), 'ServiceEdit');
const ServiceCreate = screen(() => import('./services/service-form.tsx'), 'ServiceCreate');
const PostList = screen(() => import('./posts/post-list.tsx'), 'PostList');
const PostEdit = screen(() => import('./posts/post-edit.tsx'), 'PostEdit');
const PostCreate = screen(() => import('./posts/post-create.tsx'), 'PostCreate');
const CommentList = screen(() => import('./comments/comment-list.tsx'), 'CommentList');
const SubscriberList = screen(() => import('./subscribers/subscriber-list.tsx'), 'SubscriberList');
const StaffList = screen(() => import('./staff/staff-list.tsx'), 'StaffList');
const StaffEdit = screen(() => import('./staff/staff-form.tsx'), 'StaffEdit');
const StaffCreate = screen(() => import('./staff/staff-form.tsx'), 'StaffCreate');
const HomePage = screen(() => import('./home/home-page.tsx'), 'HomePage');
const ServicePageList = screen(() => import('./service-pages/service-page-list.tsx'), 'ServicePageList');
const ServicePageEdit = screen(() => import('./service-pages/service-page-edit.tsx'), 'ServicePageEdit');
const FeatureList = screen(() => import('./real-estate-features/feature-list.tsx'), 'FeatureList');
const FeatureEdit = screen(() => import('./real-estate-features/feature-form.tsx'), 'FeatureEdit');
const FeatureCreate = screen(() => import('./real-estate-features/feature-form.tsx'), 'FeatureCreate');
const GalleryList = screen(() => import('./galleries/gallery-list.tsx'), 'GalleryList');
const GalleryEdit = screen(() => import('./galleries/gallery-form.tsx'), 'GalleryEdit');
const GalleryCreate = screen(() => import('./galleries/gallery-form.tsx'), 'GalleryCreate');
const PictureList = screen(() => import('./media/picture-list.tsx'), 'PictureList');
const PolicyList = screen(() => import('./texts/policy-list.tsx'), 'PolicyList');
const PolicyEdit = screen(() => import('./texts/policy-form.tsx'), 'PolicyEdit');
const PlanList = screen(() => import('./offer/plan-screens.tsx'), 'PlanList');
const PlanEdit = screen(() => import('./offer/plan-screens.tsx'), 'PlanEdit');
const PickerList = screen(() => import('./offer/picker-screens.tsx'), 'PickerList');
const PickerEdit = screen(() => import('./offer/picker-screens.tsx'), 'PickerEdit');
const BenefitList = screen(() => import('./benefits/benefit-list.tsx'), 'BenefitList');
const BenefitEdit = screen(() => import('./benefits/benefit-form.tsx'), 'BenefitEdit');
const BenefitCreate = screen(() => import('./benefits/benefit-form.tsx'), 'BenefitCreate');
const GstRateList = screen(() => import('./gst/gst-screens.tsx'), 'GstRateList');
const GstRateEdit = screen(() => import('./gst/gst-screens.tsx'), 'GstRateEdit');
const GstRateCreate = screen(() => import('./gst/gst-screens.tsx'), 'GstRateCreate');
const CartList = screen(() => import('./carts/cart-list.tsx'), 'CartList');
const OfferPage = screen(() => import('./offer/offer-page.tsx'), 'OfferPage');
const AboutPage = screen(() => import('./texts/about-page.tsx'), 'AboutPage');
const PricingPlanList = screen(() => import('./pricing/plan-screens.tsx'), 'PricingPlanList');
const PricingPlanEdit = screen(() => import('./pricing/plan-screens.tsx'), 'PricingPlanEdit');
const PricingPlanCreate = screen(() => import('./pricing/plan-screens.tsx'), 'PricingPlanCreate');
const CouponList = screen(() => import('./pricing/coupon-screens.tsx'), 'CouponList');
const CouponEdit = screen(() => import('./pricing/coupon-screens.tsx'), 'CouponEdit');
const CouponCreate = screen(() => import('./pricing/coupon-screens.tsx'), 'CouponCreate');
const LevelList = screen(() => import('./pricing/onboarding-screens.tsx'), 'LevelList');
const LevelEdit = screen(() => import('./pricing/onboarding-screens.tsx'), 'LevelEdit');
const LevelCreate = screen(() => import('./pricing/onboarding-screens.tsx'), 'LevelCreate');
const ScheduleList = screen(() => import('./pricing/onboarding-screens.tsx'), 'ScheduleList');
const ScheduleEdit = screen(() => import('./pricing/onboarding-screens.tsx'), 'ScheduleEdit');
const ScheduleCreate = screen(() => import('./pricing/onboarding-screens.tsx'), 'ScheduleCreate');
const AdmissionList = screen(() => import('./admissions/admission-list.tsx'), 'AdmissionList');
const AdmissionShow = screen(() => import('./admissions/admission-show.tsx'), 'AdmissionShow');
const RedirectList = screen(() => import('./redirects/redirect-list.tsx'), 'RedirectList');
const RedirectEdit = screen(() => import('./redirects/redirect-form.tsx'), 'RedirectEdit');
const RedirectCreate = screen(() => import('./redirects/redirect-form.tsx'), 'RedirectCreate');
const LostAddressList = screen(() => import('./redirects/lost-address-list.tsx'), 'LostAddressList');
const MessageList = screen(() => import('./mailbox/message-list.tsx'), 'MessageList');
const MessageShow = screen(() => import('./mailbox/message-show.tsx'), 'MessageShow');
const AccountPage = screen(() => import('./account/account-page.tsx'), 'AccountPage');
const FirstStepsPage = screen(() => import('./first-steps/first-steps-page.tsx'), 'FirstStepsPage');
const ContentCheckPage = screen(() => import('./content-check/content-check-page.tsx'), 'ContentCheckPage');
const ContentFilePage = screen(() => import('./content-file/content-file-page.tsx'), 'ContentFilePage');
const OperationsPage = screen(() => import('./operations/operations-page.tsx'), 'OperationsPage');
const ErrorList = screen(() => import('./operations/error-list.tsx'), 'ErrorList');
const WebhookList = screen(() => import('./webhooks/webhook-list.tsx'), 'WebhookList');
const WebhookShow = screen(() => import('./webhooks/webhook-show.tsx'), 'WebhookShow');
const TranslationList = screen(() => import('./translations/translation-list.tsx'), 'TranslationList');
const AuditList = screen(() => import('./audit/audit-list.tsx'), 'AuditList');
const SettingsPage = screen(() => import('./settings/settings-page.tsx'), 'SettingsPage');
const StatisticsPage = screen(() => import('./statistics/statistics-page.tsx'), 'StatisticsPage');
const LetterList = screen(() => import('./letters/letter-list.tsx'), 'LetterList');
const LetterEdit = screen(() => import('./letters/letter-form.tsx'), 'LetterEdit');
const LetterCreate = screen(() => import('./letters/letter-form.tsx'), 'LetterCreate');
const DashboardPage = screen(() => import('./dashboard/dashboard-page.tsx'), 'DashboardPage');
const JobsPage = screen(() => import('./queues/jobs-page.tsx'), 'JobsPage');

/** Every screen of the back office. Each comes when it is opened. */
const Screens = () => (
  <Admin
    title={officeName}
    dataProvider={dataProvider}
    authProvider={authProvider}
    routerProvider={routerProvider}
    layout={OfficeLayout}
    theme={theme}
    darkTheme={null}
    loginPage={false}
    accessDenied={Forbidden}
    catchAll={Nowhere}
    dashboard={TodayPage}
    requireAuth
    disableTelemetry
  >
    <Resource name="leads" list={LeadList} show={LeadShow} recordRepresentation="name" />
    <Resource name="lead-tasks" list={TaskList} options={{ label: 'Tasks' }} />
    <Resource
      name="lead-templates"
      list={LeadTemplateList}
      edit={LeadTemplateEdit}
      create={LeadTemplateCreate}
      recordRepresentation="name"
      options={{ label: 'Lead templates' }}
    />
    <Resource
      name="lead-rules"
      list={RuleList}
      edit={RuleEdit}
      create={RuleCreate}
      recordRepresentation="name"
      options={{ label: 'Lead rules' }}
    />
    <Resource name="bookings" list={BookingList} show={BookingShow} recordRepresentation="name" />
    <Resource name="payments" list={PaymentList} show={PaymentShow} recordRepresentation="id" />
    <Resource name="invoices" list={InvoiceList} recordRepresentation="number" />
    <Resource name="renewals" list={RenewalList} />
    <Resource
      name="refund-requests"
      list={RefundRequestList}
      show={RefundRequestShow}
      recordRepresentation="customerName"
      options={{ label: 'Refund requests' }}
    />
    <Resource name="reconciliations" list={ReconciliationList} />
    <Resource name="customers" list={CustomerList} show={CustomerShow} recordRepresentation="fullName" />
    <Resource
      name="help-requests"
      list={HelpList}
      show={HelpShow}
      recordRepresentation="name"
      options={{ label: 'Help requests' }}
    />
    <Resource
      name="quotations"
      list={QuotationList}
      show={QuotationShow}
      edit={QuotationEdit}
      create={QuotationCreate}
      recordRepresentation="code"
    />
    <Resource
      name="quotation-templates"
      list={TemplateList}
      edit={TemplateEdit}
      create={TemplateCreate}
      recordRepresentation="name"
      options={{ label: 'Quotation templates' }}
    />
    <Resource
      name="services"
      list={ServiceList}
      edit={ServiceEdit}
      create={ServiceCreate}
      recordRepresentation="name"
    />
    <Resource name="posts" list={PostList} edit={PostEdit} create={PostCreate} recordRepresentation="title" />
    <Resource name="comments" list={CommentList} />
    <Resource
      name="letters"
      list={LetterList}
      edit={LetterEdit}
      create={LetterCreate}
      recordRepresentation="subject"
      options={{ label: 'Letters to readers' }}
    />
    <Resource name="subscribers" list={SubscriberList} options={{ label: 'Newsletter' }} />
    <Resource
      name="staff"
      list={StaffList}
      edit={StaffEdit}
      create={StaffCreate}
      recordRepresentation="name"
      options={{ label: 'Staff' }}
    />
    <Resource
      name="service-pages"
      list={ServicePageList}
      edit={ServicePageEdit}
      options={{ label: 'Service pages' }}
    />
    <Resource
      name="real-estate-features"
      list={FeatureList}
      edit={FeatureEdit}
      create={FeatureCreate}
      recordRepresentation="title"
      options={{ label: 'Real estate features' }}
    />
    <Resource
      name="galleries"
      list={GalleryList}
      edit={GalleryEdit}
      create={GalleryCreate}
      recordRepresentation="title"
    />
    <Resource name="media" list={PictureList} recordRepresentation="alt" options={{ label: 'Pictures' }} />
    <Resource
      name="benefits"
      list={BenefitList}
      edit={BenefitEdit}
      create={BenefitCreate}
      recordRepresentation="title"
    />
    <Resource
      name="gst-rates"
      list={GstRateList}
      edit={GstRateEdit}
      create={GstRateCreate}
      recordRepresentation="name"
      options={{ label: 'GST rates' }}
    />
    <Resource name="carts" list={CartList} />
    <Resource name="plans" list={PlanList} edit={PlanEdit} recordRepresentation="duration" />
    <Resource
      name="pickers"
      list={PickerList}
      edit={PickerEdit}
      recordRepresentation="name"
      options={{ label: 'Feature pickers' }}
    />
    <Resource name="admissions" list={AdmissionList} show={AdmissionShow} recordRepresentation="fullName" />
    <Resource
      name="pricing-plans"
      list={PricingPlanList}
      edit={PricingPlanEdit}
      create={PricingPlanCreate}
      recordRepresentation="name"
      options={{ label: 'Plans by service' }}
    />
    <Resource
      name="coupons"
      list={CouponList}
      edit={CouponEdit}
      create={CouponCreate}
      recordRepresentation="code"
    />
    <Resource
      name="class-levels"
      list={LevelList}
      edit={LevelEdit}
      create={LevelCreate}
      recordRepresentation="name"
      options={{ label: 'Class levels' }}
    />
    <Resource
      name="class-schedules"
      list={ScheduleList}
      edit={ScheduleEdit}
      create={ScheduleCreate}
      recordRepresentation="serviceName"
      options={{ label: 'Onboarding schedules' }}
    />
    <Resource name="policies" list={PolicyList} edit={PolicyEdit} recordRepresentation="title" />
    <Resource
      name="redirects"
      list={RedirectList}
      edit={RedirectEdit}
      create={RedirectCreate}
      recordRepresentation="fromPath"
    />
    <Resource name="lost-addresses" list={LostAddressList} />
    <Resource
      name="messages"
      list={MessageList}
      show={MessageShow}
      recordRepresentation="subject"
      options={{ label: 'Mailbox' }}
    />
    <Resource name="server-errors" list={ErrorList} />
    <Resource name="webhooks" list={WebhookList} show={WebhookShow} recordRepresentation="url" />
    <Resource name="translations" list={TranslationList} />
    <Resource name="audit" list={AuditList} options={{ label: 'Audit log' }} />
    <CustomRoutes>
      <Route path="/account" element={<AccountPage />} />
      <Route path="/leads/import" element={<ImportPage />} />
      <Route path="/home" element={<HomePage />} />
      <Route path="/about" element={<AboutPage />} />
      <Route path="/offer" element={<OfferPage />} />
      <Route path="/settings" element={<SettingsPage />} />
      <Route path="/booking-calendar" element={<BookingCalendar />} />
      <Route path="/booking-settings" element={<BookingSettingsPage />} />
      <Route path="/dashboard" element={<DashboardPage />} />
      <Route path="/statistics" element={<StatisticsPage />} />
      <Route path="/first-steps" element={<FirstStepsPage />} />
      <Route path="/content-check" element={<ContentCheckPage />} />
      <Route path="/content-file" element={<ContentFilePage />} />
      <Route path="/operations" element={<OperationsPage />} />
      <Route path="/jobs" element={<JobsPage />} />
    </CustomRoutes>
  </Admin>
);

// Only a router of this kind can hold a navigation back while a form has changes that are not saved.
const router = createBrowserRouter([{ path: '*', Component: Screens }], { basename: '/admin' });
dropLateFilters(router);

export const Office = () => <RouterProvider router={router} />;
