import * as apartments from './apartments.ts'
import * as commercial from './commercial.ts'
import * as houses from './houses.ts'
import * as penthouses from './penthouses.ts'
import type { DemoProperty } from './property.ts'

/**
 * Newest first, as on the site. The order is chosen for its pictures: the first and seventh of every
 * ten are shown double width, and photos of the same house never stand side by side.
 */
export const demoProperties: DemoProperty[] = [
  apartments.creeksideResidence,
  houses.duneEdgeVilla,
  apartments.marinaCorner,
  houses.parkFacingVilla,
  apartments.yachtClubTwoBedroom,
  houses.courtyardTownhouse,
  commercial.canalOffice,
  houses.frondHouse,
  penthouses.operaPenthouse,
  houses.gardenVilla,

  apartments.bridgedTowers,
  apartments.gateDistrictOneBedroom,
  commercial.boulevardCafe,
  houses.ranchesVilla,
  penthouses.canalDuplex,
  commercial.lakesOffice,
  apartments.alJaddafHighFloor,
  houses.emiratesHillsHouse,
  apartments.cityWalkThreeBedroom,
  commercial.golfPlot,

  apartments.hartlandTerrace,
  apartments.bluewatersThreeBedroom,
  commercial.difcHalfFloor,
  apartments.jvcOneBedroom,
  houses.hillsTownhouse,
  commercial.alQuozWarehouse,
  penthouses.beachPenthouse,
  commercial.southShop,
  apartments.beachfrontOneBedroom,
  houses.jumeirahIslandsHome,
]
