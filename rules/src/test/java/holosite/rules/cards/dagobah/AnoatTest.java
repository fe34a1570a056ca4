package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.move.Asteroids.field;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Anoat. */
class AnoatTest {
    private static Position anoat() {
        return field(2).system("Hoth", DARK).force(DARK, 5).force(LIGHT, 5);
    }

    @Test
    @Claim("anoat-dark-side#1")
    void fromAnoatAShipReactsOnlyToTheNearestAsteroids() {
        var scene = anoat().at("Anoat", "Devastator", "X-wing").turn(LIGHT, Phase.BATTLE);
        var rows = scene.locations();
        String near = rows.get(rows.indexOf("Anoat") + 1);

        scene.battleAt("Anoat").reactAway("Devastator");

        assertThat(scene.locationOf("Devastator")).isEqualTo(near);
    }

    @Test
    @Claim({"anoat-dark-side#2", "anoat-dark-side#3"})
    void toAnoatAShipReactsOnlyFromTheNearestAsteroids() {
        var rows = anoat().turn(LIGHT, Phase.BATTLE).locations();
        String near = rows.get(rows.indexOf("Anoat") + 1);
        String far = rows.get(rows.indexOf("Anoat") + 2);

        var scene =
                anoat().at("Anoat", "TIE Fighter", "X-wing")
                        .at(near, "Devastator")
                        .at(far, "Tyrant")
                        .at("Hoth", "Stalker")
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt("Anoat")
                .mayNot("react with Tyrant", "react with Stalker", "react away with Devastator");
        scene.react("Devastator");
        assertThat(scene.locationOf("Devastator")).isEqualTo("Anoat");
    }
}
