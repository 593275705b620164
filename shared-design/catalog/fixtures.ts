// From their own modules: the entry of the testing package also loads the test runner.
export { createTestPlatform } from '../../shared-contracts/src/testing/create-test-platform.ts';
export { orderFixture } from '../../shared-contracts/src/testing/order-fixture.ts';
export { orderVehicleFixture } from '../../shared-contracts/src/testing/order-vehicle-fixture.ts';
export { priceFixture } from '../../shared-contracts/src/testing/price-fixture.ts';
