package holosite.rules.destiny;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Destiny of every kind is drawn the same way. */
class DestinyKindsTest {
    /** Tauntaun Bones answer to any destiny: Dark draws a 4 of this kind, Light retrieves. */
    private static void retrieves(Scene scene) {
        assertThat(scene.used(LIGHT)).contains("Han Solo");
        assertThat(scene.used(DARK)).anyMatch(card -> scene.printed(card).destiny().contains(4.0));
    }

    @Test
    @Claim("destiny-draw#1")
    void everyKindOfDestinyIsDrawnTheSameWay() {
        var weapon =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Dengar", "Luke Skywalker")
                        .on("Dengar", "Imperial Blaster")
                        .beside(LIGHT, "Tauntaun Bones")
                        .lost(LIGHT, "Han Solo")
                        .force(DARK, 3)
                        .nextDestiny(DARK, 4)
                        .turn(DARK, Phase.BATTLE);
        weapon.battleAt(CANTINA).fire("Imperial Blaster").at("Luke Skywalker");
        retrieves(weapon);

        var battle =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Grand Moff Tarkin", "Boba Fett (5_91)", "Luke Skywalker")
                        .beside(LIGHT, "Tauntaun Bones")
                        .lost(LIGHT, "Han Solo")
                        .force(DARK, 3)
                        .nextDestiny(DARK, 4)
                        .turn(DARK, Phase.BATTLE);
        battle.battleAt(CANTINA).answer(DARK, "yes");
        retrieves(battle);

        var text =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Lt. Pol Treidum", "TK-422")
                        .undercover("TK-422")
                        .beside(LIGHT, "Tauntaun Bones")
                        .lost(LIGHT, "Han Solo")
                        .nextDestiny(DARK, 4)
                        .turn(DARK, Phase.CONTROL);
        text.use("Lt. Pol Treidum");
        retrieves(text);

        // Dark draws asteroid destiny for a ship of Light that flies there
        var asteroid =
                Scene.with(AllCards::all)
                        .system("Anoat", DARK)
                        .locationOf("Anoat", "Asteroid Field", DARK)
                        .at("Asteroid Field", "X-wing")
                        .beside(LIGHT, "Tauntaun Bones")
                        .lost(LIGHT, "Han Solo")
                        .nextDestiny(DARK, 4)
                        .turn(LIGHT, Phase.ACTIVATE);
        asteroid.passUntil(LIGHT, Phase.CONTROL);
        retrieves(asteroid);
    }
}
