package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Dark Jedi Presence. */
class DarkJediPresenceTest {
    @Test
    @Claim({"dark-jedi-presence#1", "dark-jedi-presence#2"})
    void aDarkJediIsPresentAtASiteNotInSpace() {
        table().at(CANTINA, "Darth Vader", "Stormtrooper", "Luke Skywalker")
                .hand(DARK, "Dark Jedi Presence")
                .force(DARK, 2)
                .turn(DARK, Phase.BATTLE)
                .battleAt(CANTINA)
                .offers("play Dark Jedi Presence");
        table().at("Tatooine", "Devastator", "X-wing")
                .pilot("Devastator", "Darth Vader", "DS-61-2")
                .hand(DARK, "Dark Jedi Presence")
                .force(DARK, 2)
                .turn(DARK, Phase.BATTLE)
                .battleAt("Tatooine")
                .mayNot("play Dark Jedi Presence");
        table().system("Anoat", DARK)
                .locationOf("Anoat", "Asteroid Field", DARK)
                .at("Asteroid Field", "Devastator", "X-wing")
                .pilot("Devastator", "Darth Vader", "DS-61-2")
                .hand(DARK, "Dark Jedi Presence")
                .force(DARK, 2)
                .turn(DARK, Phase.BATTLE)
                .battleAt("Asteroid Field")
                .mayNot("play Dark Jedi Presence");
    }

    @Test
    @Claim("dark-jedi-presence#1")
    void withoutADarkJediInTheBattleItIsNotPlayed() {
        table().at(CANTINA, "General Veers", "Stormtrooper", "Luke Skywalker")
                .at(MOS_EISLEY, "Darth Vader")
                .hand(DARK, "Dark Jedi Presence")
                .force(DARK, 2)
                .turn(DARK, Phase.BATTLE)
                .battleAt(CANTINA)
                .mayNot("play Dark Jedi Presence");
    }

    @Test
    void oneDarkJediDoublesThePowerOfOtherImperialsInTheBattle() {
        var scene =
                table().at(CANTINA, "Darth Vader", "Darth Maul", "Sim Aloo", "Stormtrooper#1")
                        .at(CANTINA, "Danz Borin", "Luke Skywalker")
                        .at(MOS_EISLEY, "Stormtrooper#2")
                        .hand(DARK, "Dark Jedi Presence")
                        .force(DARK, 2)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA)
                        .play("Dark Jedi Presence");
        assertThat(scene.offered()).containsExactlyInAnyOrder("Darth Vader", "Darth Maul");
        scene.mayNot("Darth Vader; Darth Maul").choose("Darth Vader").passResponses();
        assertThat(scene.power("Stormtrooper#1")).isEqualTo(2);
        assertThat(scene.power("Sim Aloo")).isEqualTo(6);
        assertThat(scene.power("Darth Vader")).isEqualTo(6);
        // the Cantina makes aliens stronger
        assertThat(scene.power("Danz Borin")).isEqualTo(1 + 1);
        assertThat(scene.power("Stormtrooper#2")).isEqualTo(1);
        assertThat(scene.forcePile(DARK)).isEmpty();
    }

    @Test
    void aDarkJediKeptFromTheBattleDoesNotCount() {
        var scene =
                table().at(CANTINA, "General Veers", "Luke Skywalker")
                        .hand(DARK, "Darth Vader", "Dark Jedi Presence")
                        .hand(LIGHT, "Rebel Barrier")
                        .force(DARK, 9)
                        .force(LIGHT, 1)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy("Darth Vader").to(CANTINA).passUntil("play Rebel Barrier");
        scene.play("Rebel Barrier").passUntil(DARK, Phase.BATTLE).battleAt(CANTINA);
        scene.passUntil(DARK).mayNot("play Dark Jedi Presence");
    }
}
