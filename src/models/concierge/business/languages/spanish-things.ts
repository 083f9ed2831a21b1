/** Fields of Spanish words for people, things and their qualities that anything public may mention. */
export const spanishThings = {
  people: `
    doctor doctora ingenieras maestros maestra maestro profesores enfermera enfermero médico médica médicos bombero bomberos
    policía funcionario funcionaria militar militares músico músicos pintor pintora escritor escritora poeta artista artistas
    artesano artesanos carpintero albañil jardinero jardinera cerrajero cerrajeros cristalero limpiador limpiadora cocinero
    cocinera chófer niñera canguro peluquero dentista veterinario farmacéutico periodistas aparejador aparejadores topógrafo
    administrativo administrativa administrativos administrativas aprendices becario becaria becarios tutor tutora mentor ponente
    alumno alumnos alumna jubilada pensionista pensionistas ciudadano ciudadanos paisano veraneante veraneantes peregrino
    peregrinos navegante golfista ciclista senderista socias afiliado afiliados gemelos abuelos bisabuelo bisnieta sobrino sobrina
    primo prima tío tía cuñado matrimonios antepasados fundadoras sucesora quisiera quiera quieran`,
  things: `
    barrera barreras tubería tuberías rotura roturas fallo fallos repuesto acta actas tarta bizcocho chocolate churros aperitivo
    cava sangría zumo fruta frutas flor ramo velas vajillas copas plato platos tenedor cuchillo cuchara taza tazas jarra botella
    botellas mantel servilleta sillón sillones butaca taburete mesita mesilla estantería estanterías perchero alfombra alfombras
    cuadro cuadros jarrón reloj lámparas bombilla bombillas linterna pila pilas filtro filtros termostato detector detectores humo
    extintor extintores cables llavero mando mandos pegatina distintivo pulsera paraguas abrigo gorra zapato zapatillas maleta
    maletas equipaje mochila cochecito carrito patines tabla sombrero gafas libro libros revistas cuaderno bolígrafo lápiz sobres
    sellos etiquetas carpeta carpetas archivador pizarra mapa mapas brújula prospecto prospectos postales regalos cesta cestas
    bandeja`,
  nature: `
    olivo olivos almendro almendros naranjo naranjos limonero limoneros higuera pino pinos roble robles encina ciprés laurel romero
    tomillo lavanda rosas jazmín buganvilla geranio hiedra hierba hierbas trigo uva uvas cereza manzanas pera melocotón limón
    naranja trufa seta miel aceite aceituna sal arena piedra piedras roca rocas cueva cuevas cascada lago lagos laguna embalse
    arroyo acantilado colina colinas cumbre cerro loma llano llanura pradera dehesa monte montes volcán islote península cabo
    estrecho marisma duna dunas horizonte amanecer atardecer luna estrella cielo nube nubes lluvia viento brisa nieve hielo clima
    temperatura`,
  culture: `
    ópera concierto orquesta coro guitarra flamenco danza baile cine película escultura esculturas cerámica mosaico pinturas
    acuarela grabado grabados románico gótico mudéjar barroco modernista modernismo renacentista neoclásico medieval romano romana
    judería catedral basílica convento monasterio castillo alcázar torreón claustro campanario campana archivo archivos leyenda
    leyendas poesía novela cuento filosofía ciencia ciencias literatura artesanía gastronomía receta recetas vinos bodegas folclore
    procesión romería verbena mercadillo rastro regata maratón senderismo natación esquí buceo surf hípica equitación petanca
    ajedrez`,
  colours_and_materials: `
    blanco blanca blancos blancas rojo azules verdes amarillo amarilla gris dorado dorada plateado marrón rosado violeta turquesa
    crema hierro acero aluminio cobre bronce vidrio cristal cristales barro ladrillo ladrillos teja tejas yeso cal cemento hormigón
    granito caliza cuero seda lino algodón lana terciopelo mimbre corcho papel cartón plástico`,
  qualities: `
    comunitario comunitaria comunitarios pasadizo desgracia regla concertada concertado antigua antiguos antiguas joven viejo vieja
    alto altos ancho ancha amplísimo largos cortos grandísimo gigante diminuto mediano mediana redondo redonda recto recta curvo
    plana empinado sencillísimo simples complejo rápida rápidos rápidas lento lenta suave suaves duro dulce dulces fresco fresca
    cálido cálida templado frío fría caliente seco seca limpios limpias ordenado ordenada cuidada cuidados cuidadas restaurado
    restaurada restaurados auténtica auténticos tradicional tradicionales típico típica típicos regional nacional mundial europeos
    europeas mallorquín andaluz catalana valenciana gallega vasca canario madrileño mediterránea atlántica marinero marinera
    montañés campestre ecológico ecológica orgánico vegetal floral frutal artesanal contemporáneo contemporánea clásico clásica
    clásicos eterna eterno infinito infinita inolvidable inolvidables maravilloso maravillosa maravillas fantástico extraordinario
    exquisito exquisita fino fina sublime majestuoso majestuosa imponente noble nobles ilustres célebre reputado reputada
    prestigioso prestigiosa prestigio distinguido exigente exigentes atento atentos solícito generoso generosa hospitalario
    hospitalidad afable educado educada políglota cosmopolita culto culta sabio sabia experimentado experimentada experimentados
    cualificado cualificada cualificados habilitado habilitada titulada jurado jurada jurados hipotecaria hipotecarias hipotecarios
    infantiles juvenil escolar escolares universitaria sanitario sanitaria nocturna diurno diurna matinal vespertino puntuales
    diarias perpetua`,
  regions: `
    baleares balear menorquín formentera calvià pollença sóller deià andratx alcúdia valldemossa santanyí campos manacor inca brava
    tropical azahar alicantino marina ampurdán garrotxa penedès priorat maresme baix vallès rioja extremadura castilla león mancha
    ceuta melilla guipúzcoa vizcaya álava jávea dénia altea moraira calpe benidorm torrevieja nerja estepona fuengirola benalmádena
    mijas sotogrande cáceres badajoz toledo segovia ávila soria teruel huesca cuenca albacete lleida girona tarragona reus sitges
    cadaqués lanzarote fuerteventura gomera`,
}
