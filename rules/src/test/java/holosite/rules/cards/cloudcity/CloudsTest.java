package holosite.rules.cards.cloudcity;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Who;
import holosite.language.condition.Always;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Clouds. */
class CloudsTest {
    private static final String CLOUDS = "Clouds";
    private static final String USE = "use " + CLOUDS;

    private static Position clouds() {
        return table().system("Tatooine", DARK).locationOf("Tatooine", CLOUDS, LIGHT);
    }

    @Test
    void starshipsThereHaveTwoLessPowerAndManeuver() {
        var scene =
                clouds().at(CLOUDS, "X-wing#2", "Boba Fett In Slave I")
                        .at("Tatooine", "X-wing")
                        .turn(LIGHT, Phase.CONTROL);
        var outside =
                clouds().at("Tatooine", "X-wing#2", "Boba Fett In Slave I")
                        .turn(LIGHT, Phase.CONTROL);
        for (String ship : new String[] {"X-wing#2", "Boba Fett In Slave I"}) {
            assertThat(outside.power(ship) - scene.power(ship)).isEqualTo(2);
            assertThat(outside.maneuver(ship) - scene.maneuver(ship)).isEqualTo(2);
        }
        assertThat(scene.power("X-wing")).isEqualTo(scene.printed(Figure.POWER, "X-wing"));
        assertThat(scene.maneuver("X-wing")).isEqualTo(scene.printed(Figure.MANEUVER, "X-wing"));
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void vehiclesThereFlyAsEver(Side silenced) {
        String car = "Bespin Motors Void Spider THX 1138";
        var scene =
                tableWith(silence(silenced))
                        .beside(silenced.opposite(), "Plain Silence")
                        .system("Tatooine", DARK)
                        .locationOf("Tatooine", CLOUDS, LIGHT)
                        .at(CLOUDS, car)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.power(car)).isEqualTo(scene.printed(Figure.POWER, car));
        assertThat(scene.maneuver(car)).isEqualTo(scene.printed(Figure.MANEUVER, car));
    }

    /** Takes the text of one side away, so that the other half speaks alone. */
    private static Card silence(Side silenced) {
        return Kinds.effect("Plain Silence", silenced.opposite(), "0_1")
                .destiny(1)
                .says(
                        Abilities.deploysOnTable(),
                        Abilities.cancelsText(Filters.titled(CLOUDS), Who.OPPONENT, Always.ALWAYS));
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void eitherHalfOfItsTextWeakensThem(Side silenced) {
        String ship = "Boba Fett In Slave I";
        var scene =
                tableWith(silence(silenced))
                        .beside(silenced.opposite(), "Plain Silence")
                        .system("Tatooine", DARK)
                        .locationOf("Tatooine", CLOUDS, LIGHT)
                        .at(CLOUDS, ship)
                        .turn(LIGHT, Phase.CONTROL);
        var outside = clouds().at("Tatooine", ship).turn(LIGHT, Phase.CONTROL);

        assertThat(outside.power(ship) - scene.power(ship)).isEqualTo(2);
        assertThat(outside.maneuver(ship) - scene.maneuver(ship)).isEqualTo(2);
    }

    @Test
    void darkDrainsMoreThereWhileItControlsThem() {
        var alone = clouds().at(CLOUDS, "TIE Scout").turn(DARK, Phase.CONTROL);
        assertThat(alone.forceDrain(CLOUDS, DARK)).isEqualTo(alone.forceIcons(CLOUDS, LIGHT) + 1);
        var contested = clouds().at(CLOUDS, "TIE Scout", "X-wing").turn(DARK, Phase.CONTROL);
        assertThat(contested.forceDrain(CLOUDS, DARK))
                .isEqualTo(contested.forceIcons(CLOUDS, LIGHT));
    }

    private static Position drains() {
        return clouds().at(CANTINA, "Rebel Trooper")
                .site(MOS_EISLEY, DARK)
                .at(MOS_EISLEY, "Rebel Trooper#2")
                .at(PLAINS, "Rebel Trooper#3");
    }

    @Test
    void onceATurnWhoControlsThemAddsOneToADrainAtARelatedSite() {
        var scene = drains().at(CLOUDS, "X-wing").turn(LIGHT, Phase.CONTROL).drainAt(MOS_EISLEY);
        double icons = scene.forceIcons(MOS_EISLEY, DARK);
        scene.passUntil(USE).use(CLOUDS).passUntil("drain at " + CANTINA);
        assertThat(scene.lost(DARK)).hasSize((int) icons + 1);

        scene.drainAt(CANTINA);
        while (scene.phase() == Phase.CONTROL && scene.turnOf() == LIGHT) {
            scene.mayNot(USE).answerDefault();
        }
    }

    private static boolean offered(Position position, String place) {
        var scene = position.turn(LIGHT, Phase.CONTROL).drainAt(place);
        while (scene.phase() == Phase.CONTROL && scene.turnOf() == LIGHT) {
            if (scene.isOffered(USE)) {
                return true;
            }
            scene.answerDefault();
        }
        return false;
    }

    @Test
    void itTakesControlAndARelatedSite() {
        assertThat(offered(drains().at(CLOUDS, "X-wing"), MOS_EISLEY)).isTrue();
        assertThat(offered(drains(), MOS_EISLEY)).isFalse();
        assertThat(offered(drains().at(CLOUDS, "X-wing", "TIE Scout"), MOS_EISLEY)).isFalse();
        assertThat(offered(drains().at(CLOUDS, "X-wing"), PLAINS)).isFalse();
        assertThat(
                        offered(
                                drains().at(CLOUDS, "X-wing").at("Tatooine", "Corellian Corvette"),
                                "Tatooine"))
                .isFalse();
    }

    @Test
    void theyAreDeployedAtAPlanetSystemNotAtASiteAlone() {
        table().site(MOS_EISLEY, DARK)
                .hand(LIGHT, CLOUDS)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy " + CLOUDS);
        table().site("Cloud City: Security Tower", DARK)
                .hand(LIGHT, CLOUDS)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy " + CLOUDS);
        table().site(MOS_EISLEY, DARK)
                .system("Tatooine", DARK)
                .hand(LIGHT, CLOUDS)
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy " + CLOUDS);
    }
}
