import './no-eval.ts';
import { lazy } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router';
import { authProvider } from './auth-provider.ts';
import { dataProvider } from './data-provider.ts';
import { Forbidden, Nowhere } from './layout/dead-ends.tsx';
import { OfficeLayout } from './layout/office-layout.tsx';
import { theme } from './theme.ts';

const TodayPage = lazy(async () => ({ default: (await import('./today/today-page.tsx')).TodayPage }));
const LeadList = lazy(async () => ({ default: (await import('./leads/lead-list.tsx')).LeadList }));
const LeadShow = lazy(async () => ({ default: (await import('./leads/lead-show.tsx')).LeadShow }));
const TaskList = lazy(async () => ({ default: (await import('./lead-tasks/task-list.tsx')).TaskList }));
const LeadTemplateList = lazy(async () => ({
  default: (await import('./lead-templates/template-screens.tsx')).LeadTemplateList,
}));
const LeadTemplateEdit = lazy(async () => ({
  default: (await import('./lead-templates/template-screens.tsx')).LeadTemplateEdit,
}));
const LeadTemplateCreate = lazy(async () => ({
  default: (await import('./lead-templates/template-screens.tsx')).LeadTemplateCreate,
}));
const ImportPage = lazy(async () => ({
  default: (await import('./leads/import/import-page.tsx')).ImportPage,
}));
const RuleList = lazy(async () => ({ default: (await import('./lead-rules/rule-screens.tsx')).RuleList }));
const RuleEdit = lazy(async () => ({ default: (await import('./lead-rules/rule-screens.tsx')).RuleEdit }));
const RuleCreate = lazy(async () => ({
  default: (await import('./lead-rules/rule-screens.tsx')).RuleCreate,
}));
const BookingList = lazy(async () => ({
  default: (await import('./bookings/booking-list.tsx')).BookingList,
}));
const BookingShow = lazy(async () => ({
  default: (await import('./bookings/booking-show.tsx')).BookingShow,
}));
const BookingCalendar = lazy(async () => ({
  default: (await import('./bookings/booking-calendar.tsx')).BookingCalendar,
}));
const BookingSettingsPage = lazy(async () => ({
  default: (await import('./bookings/booking-settings-page.tsx')).BookingSettingsPage,
}));
const RenewalList = lazy(async () => ({
  default: (await import('./renewals/renewal-list.tsx')).RenewalList,
}));
const RefundRequestList = lazy(async () => ({
  default: (await import('./refund-requests/refund-request-list.tsx')).RefundRequestList,
}));
const RefundRequestShow = lazy(async () => ({
  default: (await import('./refund-requests/refund-request-show.tsx')).RefundRequestShow,
}));
const CustomerList = lazy(async () => ({
  default: (await import('./customers/customer-list.tsx')).CustomerList,
}));
const CustomerShow = lazy(async () => ({
  default: (await import('./customers/customer-show.tsx')).CustomerShow,
}));
const HelpList = lazy(async () => ({ default: (await import('./help-requests/help-list.tsx')).HelpList }));
const HelpShow = lazy(async () => ({ default: (await import('./help-requests/help-show.tsx')).HelpShow }));
const QuotationList = lazy(async () => ({
  default: (await import('./quotations/quotation-list.tsx')).QuotationList,
}));
const QuotationShow = lazy(async () => ({
  default: (await import('./quotations/quotation-show.tsx')).QuotationShow,
}));
const QuotationEdit = lazy(async () => ({
  default: (await import('./quotations/quotation-form.tsx')).QuotationEdit,
}));
const QuotationCreate = lazy(async () => ({
  default: (await import('./quotations/quotation-form.tsx')).QuotationCreate,
}));
const TemplateList = lazy(async () => ({
  default: (await import('./quotations/template-screens.tsx')).TemplateList,
}));
const TemplateEdit = lazy(async () => ({
  default: (await import('./quotations/template-screens.tsx')).TemplateEdit,
}));
const TemplateCreate = lazy(async () => ({
  default: (await import('./quotations/template-screens.tsx')).TemplateCreate,
}));
const PaymentList = lazy(async () => ({
  default: (await import('./payments/payment-list.tsx')).PaymentList,
}));
const PaymentShow = lazy(async () => ({
  default: (await import('./payments/payment-show.tsx')).PaymentShow,
}));
const InvoiceList = lazy(async () => ({
  default: (await import('./invoices/invoice-list.tsx')).InvoiceList,
}));
const ReconciliationList = lazy(async () => ({
  default: (await import('./payments/reconciliation-list.tsx')).ReconciliationList,
}));
const ServiceList = lazy(async () => ({
  default: (await import('./services/service-list.tsx')).ServiceList,
}));
const ServiceEdit = lazy(async () => ({
  default: (await import('./services/service-form.tsx')).ServiceEdit,
}));
const ServiceCreate = lazy(async () => ({
  default: (await import('./services/service-form.tsx')).ServiceCreate,
}));
const PostList = lazy(async () => ({ default: (await import('./posts/post-list.tsx')).PostList }));
const PostEdit = lazy(async () => ({ default: (await import('./posts/post-edit.tsx')).PostEdit }));
const PostCreate = lazy(async () => ({ default: (await import('./posts/post-create.tsx')).PostCreate }));
const CommentList = lazy(async () => ({
  default: (await import('./comments/comment-list.tsx')).CommentList,
}));
const SubscriberList = lazy(async () => ({
  default: (await import('./subscribers/subscriber-list.tsx')).SubscriberList,
}));
const StaffList = lazy(async () => ({ default: (await import('./staff/staff-list.tsx')).StaffList }));
const StaffEdit = lazy(async () => ({ default: (await import('./staff/staff-form.tsx')).StaffEdit }));
const StaffCreate = lazy(async () => ({ default: (await import('./staff/staff-form.tsx')).StaffCreate }));
const HomePage = lazy(async () => ({ default: (await import('./home/home-page.tsx')).HomePage }));
const ServicePageList = lazy(async () => ({
  default: (await import('./service-pages/service-page-list.tsx')).ServicePageList,
}));
const ServicePageEdit = lazy(async () => ({
  default: (await import('./service-pages/service-page-edit.tsx')).ServicePageEdit,
}));
const FeatureList = lazy(async () => ({
  default: (await import('./real-estate-features/feature-list.tsx')).FeatureList,
}));
const FeatureEdit = lazy(async () => ({
  default: (await import('./real-estate-features/feature-form.tsx')).FeatureEdit,
}));
const FeatureCreate = lazy(async () => ({
  default: (await import('./real-estate-features/feature-form.tsx')).FeatureCreate,
}));
const GalleryList = lazy(async () => ({
  default: (await import('./galleries/gallery-list.tsx')).GalleryList,
}));
const GalleryEdit = lazy(async () => ({
  default: (await import('./galleries/gallery-form.tsx')).GalleryEdit,
}));
const GalleryCreate = lazy(async () => ({
  default: (await import('./galleries/gallery-form.tsx')).GalleryCreate,
}));
const PictureList = lazy(async () => ({ default: (await import('./media/picture-list.tsx')).PictureList }));
const PolicyList = lazy(async () => ({ default: (await import('./texts/policy-list.tsx')).PolicyList }));
const PolicyEdit = lazy(async () => ({ default: (await import('./texts/policy-form.tsx')).PolicyEdit }));
const PlanList = lazy(async () => ({ default: (await import('./offer/plan-screens.tsx')).PlanList }));
const PlanEdit = lazy(async () => ({ default: (await import('./offer/plan-screens.tsx')).PlanEdit }));
const PickerList = lazy(async () => ({ default: (await import('./offer/picker-screens.tsx')).PickerList }));
const PickerEdit = lazy(async () => ({ default: (await import('./offer/picker-screens.tsx')).PickerEdit }));
const BenefitList = lazy(async () => ({
  default: (await import('./benefits/benefit-list.tsx')).BenefitList,
}));
const BenefitEdit = lazy(async () => ({
  default: (await import('./benefits/benefit-form.tsx')).BenefitEdit,
}));
const BenefitCreate = lazy(async () => ({
  default: (await import('./benefits/benefit-form.tsx')).BenefitCreate,
}));
const GstRateList = lazy(async () => ({ default: (await import('./gst/gst-screens.tsx')).GstRateList }));
const GstRateEdit = lazy(async () => ({ default: (await import('./gst/gst-screens.tsx')).GstRateEdit }));
const GstRateCreate = lazy(async () => ({
  default: (await import('./gst/gst-screens.tsx')).GstRateCreate,
}));
const CartList = lazy(async () => ({ default: (await import('./carts/cart-list.tsx')).CartList }));
const OfferPage = lazy(async () => ({ default: (await import('./offer/offer-page.tsx')).OfferPage }));
const AboutPage = lazy(async () => ({ default: (await import('./texts/about-page.tsx')).AboutPage }));
const PricingPlanList = lazy(async () => ({
  default: (await import('./pricing/plan-screens.tsx')).PricingPlanList,
}));
const PricingPlanEdit = lazy(async () => ({
  default: (await import('./pricing/plan-screens.tsx')).PricingPlanEdit,
}));
const PricingPlanCreate = lazy(async () => ({
  default: (await import('./pricing/plan-screens.tsx')).PricingPlanCreate,
}));
const CouponList = lazy(async () => ({ default: (await import('./pricing/coupon-screens.tsx')).CouponList }));
const CouponEdit = lazy(async () => ({ default: (await import('./pricing/coupon-screens.tsx')).CouponEdit }));
const CouponCreate = lazy(async () => ({
  default: (await import('./pricing/coupon-screens.tsx')).CouponCreate,
}));
const LevelList = lazy(async () => ({
  default: (await import('./pricing/onboarding-screens.tsx')).LevelList,
}));
const LevelEdit = lazy(async () => ({
  default: (await import('./pricing/onboarding-screens.tsx')).LevelEdit,
}));
const LevelCreate = lazy(async () => ({
  default: (await import('./pricing/onboarding-screens.tsx')).LevelCreate,
}));
const ScheduleList = lazy(async () => ({
  default: (await import('./pricing/onboarding-screens.tsx')).ScheduleList,
}));
const ScheduleEdit = lazy(async () => ({
  default: (await import('./pricing/onboarding-screens.tsx')).ScheduleEdit,
}));
const ScheduleCreate = lazy(async () => ({
  default: (await import('./pricing/onboarding-screens.tsx')).ScheduleCreate,
}));
const AdmissionList = lazy(async () => ({
  default: (await import('./admissions/admission-list.tsx')).AdmissionList,
}));
const AdmissionShow = lazy(async () => ({
  default: (await import('./admissions/admission-show.tsx')).AdmissionShow,
}));
const RedirectList = lazy(async () => ({
  default: (await import('./redirects/redirect-list.tsx')).RedirectList,
}));
const RedirectEdit = lazy(async () => ({
  default: (await import('./redirects/redirect-form.tsx')).RedirectEdit,
}));
const RedirectCreate = lazy(async () => ({
  default: (await import('./redirects/redirect-form.tsx')).RedirectCreate,
}));
const LostAddressList = lazy(async () => ({
  default: (await import('./redirects/lost-address-list.tsx')).LostAddressList,
}));
const MessageList = lazy(async () => ({ default: (await import('./mailbox/message-list.tsx')).MessageList }));
const MessageShow = lazy(async () => ({ default: (await import('./mailbox/message-show.tsx')).MessageShow }));
const AccountPage = lazy(async () => ({ default: (await import('./account/account-page.tsx')).AccountPage }));
const FirstStepsPage = lazy(async () => ({
  default: (await import('./first-steps/first-steps-page.tsx')).FirstStepsPage,
}));
const OperationsPage = lazy(async () => ({
  default: (await import('./operations/operations-page.tsx')).OperationsPage,
}));
const ErrorList = lazy(async () => ({ default: (await import('./operations/error-list.tsx')).ErrorList }));
const WebhookList = lazy(async () => ({
  default: (await import('./webhooks/webhook-list.tsx')).WebhookList,
}));
const WebhookShow = lazy(async () => ({
  default: (await import('./webhooks/webhook-show.tsx')).WebhookShow,
}));
const AuditList = lazy(async () => ({ default: (await import('./audit/audit-list.tsx')).AuditList }));
const SettingsPage = lazy(async () => ({
  default: (await import('./settings/settings-page.tsx')).SettingsPage,
}));
const StatisticsPage = lazy(async () => ({
  default: (await import('./statistics/statistics-page.tsx')).StatisticsPage,
}));
const LetterList = lazy(async () => ({ default: (await import('./letters/letter-list.tsx')).LetterList }));
const LetterEdit = lazy(async () => ({ default: (await import('./letters/letter-form.tsx')).LetterEdit }));
const LetterCreate = lazy(async () => ({
  default: (await import('./letters/letter-form.tsx')).LetterCreate,
}));
const DashboardPage = lazy(async () => ({
  default: (await import('./dashboard/dashboard-page.tsx')).DashboardPage,
}));
const JobsPage = lazy(async () => ({ default: (await import('./queues/jobs-page.tsx')).JobsPage }));

/** Every screen of the back office. Each comes when it is opened. */
const Screens = () => (
  <Admin
    title="Nirmaan back office"
    dataProvider={dataProvider}
    authProvider={authProvider}
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
      <Route path="/operations" element={<OperationsPage />} />
      <Route path="/jobs" element={<JobsPage />} />
    </CustomRoutes>
  </Admin>
);

// Only a router of this kind can hold a navigation back while a form has changes that are not saved.
const router = createBrowserRouter([{ path: '*', Component: Screens }], { basename: '/admin' });

export const Office = () => <RouterProvider router={router} />;
