ALTER TABLE "electronic_consents" RENAME TO "signing_consents";--> statement-breakpoint
ALTER TABLE "signing_consents" RENAME CONSTRAINT "electronic_consents_tenant_id_id_pk" TO "signing_consents_tenant_id_id_pk";--> statement-breakpoint
ALTER INDEX "electronic_consents_standing" RENAME TO "signing_consents_standing";--> statement-breakpoint
ALTER TABLE "appointment_slots" RENAME TO "fulfillment_slots";--> statement-breakpoint
ALTER TABLE "fulfillment_slots" RENAME CONSTRAINT "appointment_slots_tenant_id_type_start_at_pk" TO "fulfillment_slots_tenant_id_type_start_at_pk";--> statement-breakpoint
ALTER TABLE "appointments" RENAME TO "fulfillment_appointments";--> statement-breakpoint
ALTER TABLE "fulfillment_appointments" RENAME CONSTRAINT "appointments_tenant_id_id_pk" TO "fulfillment_appointments_tenant_id_id_pk";--> statement-breakpoint
ALTER INDEX "appointments_by_order" RENAME TO "fulfillment_appointments_by_order";--> statement-breakpoint
ALTER INDEX "appointments_by_start" RENAME TO "fulfillment_appointments_by_start";--> statement-breakpoint
ALTER INDEX "appointments_standing" RENAME TO "fulfillment_appointments_standing";--> statement-breakpoint
ALTER TABLE "order_history" RENAME COLUMN "contracting_event" TO "signing_event";
