package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;

/** Asteroid Sanctuary. */
class AsteroidSanctuaryTest {
    private static Position asteroids() {
        return table().system("Anoat", LIGHT)
                .locationOf("Anoat", "Asteroid Field", LIGHT)
                .locationOf("Anoat", "Asteroid Field", LIGHT)
                .locationOf("Anoat", "Asteroid Field", LIGHT)
                .locationOf("Anoat", "Asteroid Field", LIGHT);
    }

    @Test
    @Claim("asteroid-sanctuary#1")
    void anAsteroidSanctuaryDeploysWhereItsOwnerControls() {
        var scene =
                asteroids()
                        .at("Asteroid Field", "X-wing")
                        .at("Asteroid Field#2", "X-wing", "TIE Fighter")
                        .at("Asteroid Field#3", "Y-wing")
                        .locationOf("Anoat", "Clouds", LIGHT)
                        .at("Clouds", "Y-wing#2")
                        .at("Anoat", "Y-wing#3")
                        .locationOf("Anoat", "Big One", DARK)
                        .at("Big One: Asteroid Cave Or Space Slug Belly", "Rebel Trooper")
                        .hand(LIGHT, "Asteroid Sanctuary")
                        .turn(LIGHT, Phase.DEPLOY);

        assertThat(hosts(scene, "Asteroid Sanctuary"))
                .containsExactlyInAnyOrder("Asteroid Field", "Asteroid Field#3");
    }

    @Test
    @Claim("asteroid-sanctuary#2")
    void anAsteroidSanctuaryCostsTheOpponentForce() {
        var scene =
                asteroids()
                        .at("Asteroid Field", "X-wing")
                        .at("Asteroid Field#2", "TIE Fighter")
                        .on("Asteroid Field", "Asteroid Sanctuary")
                        .turn(LIGHT);
        scene.passUntil(LIGHT, Phase.CONTROL);
        assertThat(scene.lost(DARK)).isEmpty();
        scene.passUntil(LIGHT, Phase.DEPLOY);
        assertThat(scene.lost(DARK)).filteredOn(card -> !card.startsWith("TIE")).hasSize(3);
    }

    @Test
    @Claim("asteroid-sanctuary#3")
    void anAsteroidSanctuaryIsCanceledByControl() {
        var scene =
                asteroids()
                        .at("Asteroid Field", "TIE Fighter")
                        .on("Asteroid Field", "Asteroid Sanctuary")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.isIn("Asteroid Sanctuary", Zone.LOST_PILE)).isTrue();
    }

    @Test
    @Claim("asteroid-sanctuary#2")
    void asteroidsOfAnotherSystemAreNotCounted() {
        var scene =
                asteroids()
                        .system("Tatooine", LIGHT)
                        .locationOf("Tatooine", "Asteroid Field", LIGHT)
                        .locationOf("Anoat", "Clouds", LIGHT)
                        .at("Asteroid Field", "X-wing")
                        .on("Asteroid Field", "Asteroid Sanctuary")
                        .turn(LIGHT);
        scene.passUntil(LIGHT, Phase.DEPLOY);
        assertThat(scene.lost(DARK)).hasSize(4);
        // in no other phase, and not in the turn of the opponent
        scene.passUntil(DARK, Phase.DRAW);
        assertThat(scene.lost(DARK)).hasSize(4);
    }

    @Test
    @Claim("asteroid-sanctuary#3")
    void whereBothAreAnAsteroidSanctuaryStays() {
        var scene =
                asteroids()
                        .at("Asteroid Field", "X-wing", "TIE Fighter")
                        .on("Asteroid Field", "Asteroid Sanctuary")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.isOnTable("Asteroid Sanctuary")).isTrue();
    }
}
