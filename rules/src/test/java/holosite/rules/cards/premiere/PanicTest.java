package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Prompt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Panic, and Emergency Deployment, which says the same. */
class PanicTest {
    @Test
    @Claim({"emergency-deployment#1", "panic#1"})
    void cardsDeployedInPanicNeedPresenceOrIcons() {
        var light =
                table().site(CANTINA, DARK)
                        .site(WAR_ROOM, DARK)
                        .at(CANTINA, "Rebel Trooper", "Darth Vader")
                        .reserve(LIGHT, "Luke Skywalker")
                        .hand(LIGHT, "Panic")
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE);
        light.battleAt(CANTINA).play("Panic").passResponses().number(1);
        light.choose("Luke Skywalker");
        assertThat(light.locationOf("Luke Skywalker")).isEqualTo(CANTINA);

        var dark =
                table().site("Tatooine: Obi-Wan's Hut", LIGHT)
                        .site(CANTINA, LIGHT)
                        .at(CANTINA, "Stormtrooper", "Luke Skywalker")
                        .reserve(DARK, "General Veers")
                        .hand(DARK, "Emergency Deployment")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.BATTLE);
        dark.battleAt(CANTINA).play("Emergency Deployment").passResponses().number(1);
        dark.choose("General Veers");
        assertThat(dark.locationOf("General Veers")).isEqualTo(CANTINA);
    }

    @Test
    void whatIsRevealedInPanicAndNotDeployedIsLostBeforeEverybodysEyes() {
        var scene =
                table().site(CANTINA, DARK)
                        .at(CANTINA, "Rebel Trooper", "Darth Vader")
                        .reserve(LIGHT, "Sense", "Luke Skywalker", "Han Solo", "Chewbacca")
                        .hand(LIGHT, "Panic")
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA).play("Panic").passResponses().number(3);
        scene.mayNot("Sense").mayNot("Chewbacca").choose("Han Solo").pass();

        assertThat(scene.locationOf("Han Solo")).isEqualTo(CANTINA);
        assertThat(scene.lost(LIGHT)).contains("Sense", "Luke Skywalker");
        assertThat(scene.reserve(LIGHT).getFirst()).isEqualTo("Chewbacca");
        assertThat(scene.game().log().from(0))
                .filteredOn(e -> e.key().equals("card_lost"))
                .extracting(e -> e.to(DARK).named().getFirst().title())
                .containsExactlyInAnyOrder("Sense", "Luke Skywalker");
    }

    @Test
    @Claim("emergency-deployment#2")
    void anEmergencyDoesNotOpenTheEnergyShield() {
        var scene =
                table().site("Hoth: Main Power Generators (1st Marker)", LIGHT)
                        .site("Hoth: Defensive Perimeter (3rd Marker)", DARK)
                        .site("Hoth: Echo Docking Bay", DARK)
                        .site(PLAINS, DARK)
                        .at(PLAINS, "Stormtrooper", "Luke Skywalker")
                        .reserve(DARK, "General Veers")
                        .hand(DARK, "Emergency Deployment")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(PLAINS).play("Emergency Deployment").passResponses().number(1);
        scene.choose("General Veers");
        assertThat(scene.locationOf("General Veers")).isEqualTo(PLAINS);
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, Panic, Rebel Trooper, Goo Nee Tay, Dutch, Pops, Jek Porkins",
        "DARK, Emergency Deployment, Stormtrooper, First Strike, DS-61-2, DS-61-3, DS-61-4"
    })
    void upToThreeCardsAreRevealedAndOnlyUnitsAmongThemDeploy(
            Side side, String card, String trooper, String effect, String a, String b, String c) {
        Side other = side.opposite();
        var scene =
                table().at(MOS_EISLEY, trooper, side == DARK ? "Luke Skywalker" : "Darth Vader")
                        .reserve(side, effect, a, b, c)
                        .hand(side, card)
                        .force(other, 1)
                        .turn(other, Phase.BATTLE)
                        .battleAt(MOS_EISLEY)
                        .play(card)
                        .passResponses();
        scene.mayNot("4").number(3);
        scene.mayNot(effect, c).offers(a, b).choose(a);
        scene.passUntil(Prompt.Key.DRAW_BATTLE_DESTINY);
        assertThat(scene.locationOf(a)).isEqualTo(MOS_EISLEY);
        assertThat(scene.lost(side)).contains(effect, b).doesNotContain(c);
        assertThat(scene.reserve(side)).contains(c);
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, Panic, Rebel Trooper, Garindan, false",
        "LIGHT, Panic, Rebel Trooper, General Veers, true",
        "LIGHT, Panic, Rebel Trooper, Sergeant Wallen, false",
        "DARK, Emergency Deployment, Stormtrooper, Dutch, false",
        "DARK, Emergency Deployment, Stormtrooper, Luke Skywalker, true"
    })
    void theOpponentMustHaveMoreThanTwiceThePower(
            Side side, String card, String trooper, String enemy, boolean panics) {
        var scene =
                table().at(PLAINS, trooper, enemy)
                        .hand(side, card)
                        .force(side.opposite(), 1)
                        .turn(side.opposite(), Phase.BATTLE)
                        .battleAt(PLAINS);
        assertThat(scene.isOffered("play " + card)).isEqualTo(panics);
    }
}
