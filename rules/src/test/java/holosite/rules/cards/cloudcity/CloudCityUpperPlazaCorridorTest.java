package holosite.rules.cards.cloudcity;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Cloud City: Upper Plaza Corridor. */
class CloudCityUpperPlazaCorridorTest {
    private static final String PLAZA = "Cloud City: Upper Plaza Corridor";
    private static final String TOWER = "Cloud City: Security Tower";
    private static final String WALK = "Cloud City: Plain Walkway";
    private static final String SECTOR = "Bespin: Cloud City";
    private static final String USE = "use " + PLAZA;

    private static final Card WALKWAY =
            Kinds.site("Cloud City", "Plain Walkway", LIGHT, "0_1")
                    .of("Bespin")
                    .force(1, 1)
                    .icons(Icon.EXTERIOR, Icon.MOBILE)
                    .done();

    private static Position city() {
        return tableWith(WALKWAY)
                .site(PLAZA, DARK)
                .site(TOWER, DARK)
                .site(WALK)
                .location(SECTOR, DARK)
                .site(CANTINA, DARK);
    }

    @Test
    void fromItEachCharacterGoesToAnyCloudCitySiteForFree() {
        var scene =
                city().at(PLAZA, "Darth Vader", "Stormtrooper", "Rebel Trooper", "EG-6")
                        .at(PLAZA, "E-web Blaster", "dark Mynock")
                        .turn(DARK, Phase.MOVE);

        scene.use(PLAZA).mayNot("Rebel Trooper", "E-web Blaster", "Darth Vader; Stormtrooper");
        scene.mayNot("dark Mynock");
        scene.choose("Darth Vader");
        scene.mayNot(CANTINA, PLAZA, SECTOR, TOWER + "; " + WALK).choose(WALK);
        scene.passUntil(DARK, Phase.MOVE);

        assertThat(scene.locationOf("Darth Vader")).isEqualTo(WALK);
        assertThat(scene.used(DARK)).isEmpty();
        // and the next one, too
        scene.use(PLAZA).choose("Stormtrooper");
    }

    @Test
    void toItTheyComeFromAnyCloudCitySite() {
        var scene =
                city().at(TOWER, "Darth Vader", "Rebel Trooper")
                        .at(WALK, "Stormtrooper", "E-web Blaster", "dark Mynock")
                        .at(CANTINA, "DS-61-2")
                        .turn(DARK, Phase.MOVE);

        scene.use(PLAZA).mayNot("Rebel Trooper", "DS-61-2", "E-web Blaster", "dark Mynock");
        scene.mayNot("Darth Vader; Stormtrooper");
        scene.choose("Darth Vader").passUntil(DARK, Phase.MOVE);

        assertThat(scene.locationOf("Darth Vader")).isEqualTo(PLAZA);
        assertThat(scene.used(DARK)).isEmpty();
    }

    @Test
    void onlyInTheMovePhaseOfTheDarkSide() {
        city().at(PLAZA, "Darth Vader").turn(DARK, Phase.DEPLOY).mayNot(USE);
        city().at(TOWER, "Darth Vader").turn(DARK, Phase.DEPLOY).mayNot(USE);
        city().at(PLAZA, "Darth Vader").turn(LIGHT, Phase.MOVE).pass().mayNot(USE);
        city().at(TOWER, "Darth Vader").turn(LIGHT, Phase.MOVE).pass().mayNot(USE);
    }

    @Test
    void lightDrainsMoreThereWhileItControlsIt() {
        var alone = city().at(PLAZA, "Rebel Trooper").turn(LIGHT, Phase.CONTROL);
        var contested =
                city().at(PLAZA, "Rebel Trooper", "Stormtrooper").turn(LIGHT, Phase.CONTROL);
        assertThat(alone.forceDrain(PLAZA, LIGHT) - contested.forceDrain(PLAZA, LIGHT))
                .isEqualTo(1);
    }
}
