ALTER TABLE "favourites" RENAME TO "favorites";--> statement-breakpoint
ALTER TABLE "favorites" RENAME CONSTRAINT "favourites_tenant_id_holder_vin_pk" TO "favorites_tenant_id_holder_vin_pk";
