package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.targets;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.cards.CardTable;
import org.junit.jupiter.api.Test;

/** Rogue Asteroid. */
class RogueAsteroidTest {
    private static final String ROGUE = "Rogue Asteroid";

    @Test
    void itAddsTwoToAsteroidDestiniesAgainstStarshipsWhereItIs() {
        var scene =
                CardTable.table()
                        .system("Anoat", DARK)
                        .locationOf("Anoat", "Asteroid Field", DARK)
                        .locationOf("Anoat", "Big One", DARK)
                        .on("Big One", ROGUE)
                        .at("Big One", "X-wing", "TIE Scout")
                        .at("Asteroid Field", "Devastator")
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.figure(Figure.ASTEROID_DESTINY, "X-wing")).isEqualTo(2);
        assertThat(scene.figure(Figure.ASTEROID_DESTINY, "TIE Scout")).isEqualTo(2);
        assertThat(scene.figure(Figure.ASTEROID_DESTINY, "Devastator")).isZero();
    }

    @Test
    void starshipWeaponsMayShootAtItsDefenseOfThree() {
        for (int destiny : new int[] {3, 4}) {
            var scene =
                    CardTable.table()
                            .system("Anoat", DARK)
                            .locationOf("Anoat", "Big One", DARK)
                            .on("Big One", ROGUE)
                            .at("Big One", "Devastator", "X-wing")
                            .on("Devastator", "Turbolaser Battery")
                            .force(DARK, 9)
                            .nextDestiny(DARK, destiny)
                            .turn(DARK, Phase.BATTLE)
                            .battleAt("Big One");
            assertThat(scene.defense(ROGUE)).isEqualTo(3);
            assertThat(targets(scene, "Turbolaser Battery")).contains(ROGUE);
        }
    }

    @Test
    void itGoesOnAnAsteroidSectorAndOnNoOther() {
        var scene =
                CardTable.table()
                        .system("Anoat", DARK)
                        .locationOf("Anoat", "Asteroid Field", DARK)
                        .locationOf("Anoat", "Big One", DARK)
                        .site("Big One: Asteroid Cave Or Space Slug Belly", LIGHT)
                        .locationOf("Anoat", "Clouds", LIGHT)
                        .hand(LIGHT, ROGUE)
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);

        assertThat(CardTable.hosts(scene, ROGUE))
                .containsExactlyInAnyOrder("Asteroid Field", "Big One");
    }

    @Test
    void itDoesNotLeaveTheAsteroids() {
        var scene =
                CardTable.table()
                        .system("Anoat", DARK)
                        .locationOf("Anoat", "Asteroid Field", DARK)
                        .locationOf("Anoat", "Clouds", LIGHT)
                        .on("Asteroid Field", ROGUE)
                        .turn(LIGHT, Phase.BATTLE);

        scene.passUntil(DARK, Phase.ACTIVATE);

        assertThat(scene.hostOf(ROGUE)).isEqualTo("Asteroid Field");
    }
}
