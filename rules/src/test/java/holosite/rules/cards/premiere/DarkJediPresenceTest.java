package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;

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
}
