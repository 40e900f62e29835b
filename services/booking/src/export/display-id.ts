/** As `displayId` of a visit, in SQL: `ARL-261126-0042`. */
export const DISPLAY_ID = `concat('ARL-', to_char(visit."bookedOn", 'YYMMDD'), '-',
       lpad(visit."number"::text, greatest(4, length(visit."number"::text)), '0'))`;
