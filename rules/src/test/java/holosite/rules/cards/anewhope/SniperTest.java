package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Kinds.automatedWeapon;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.oneOf;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.rules.decision.Prompt;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sniper. */
class SniperTest {
    @Test
    void aCharacterWeaponFindsTheSeekerASniperLooksFor() {
        var seeker =
                automatedWeapon("Plain Seeker", LIGHT, "0_9")
                        .destiny(3)
                        .is(Trait.SEEKER)
                        .says(Abilities.deploysOn(Filters.SITE));
        var scene =
                tableWith(seeker)
                        .at(CANTINA, "Stormtrooper")
                        .on(CANTINA, "Plain Seeker")
                        .on("Stormtrooper", "Imperial Blaster")
                        .hand(DARK, "Sniper")
                        .force(DARK, 4)
                        .nextDestiny(DARK, 5)
                        .turn(DARK, Phase.CONTROL);
        scene.play("Sniper").passResponses();
        assertThat(scene.lost(LIGHT)).contains("Plain Seeker");
    }

    @Test
    void itFiresAWeaponOfYourOwnInYourControlPhaseOnly() {
        var position =
                table().at(CANTINA, "Stormtrooper", "Rebel Trooper")
                        .on("Stormtrooper", "Imperial Blaster")
                        .hand(DARK, "Sniper")
                        .force(DARK, 4);
        position.turn(DARK, Phase.CONTROL).offers("play Sniper");
        position.turn(DARK, Phase.DEPLOY).mayNot("play Sniper");
        position.turn(LIGHT, Phase.CONTROL).pass().mayNot("play Sniper");
        table().at(CANTINA, "Stormtrooper", "Luke Skywalker")
                .on("Luke Skywalker", "Blaster Rifle")
                .hand(DARK, "Sniper")
                .force(DARK, 4)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play Sniper");
    }

    /** Against a seeker a shot needs more than 4; nothing is added for an ordinary sniper. */
    @ParameterizedTest
    @CsvSource({
        "DARK, Sniper, Stormtrooper, Imperial Blaster, Tarkin Seeker, 4, false",
        "DARK, Sniper, Stormtrooper, Imperial Blaster, Tarkin Seeker, 5, true",
        "LIGHT, Sorry About The Mess, Rebel Trooper, Blaster Rifle, Luke Seeker, 3, false",
        "LIGHT, Sorry About The Mess, Rebel Trooper, Blaster Rifle, Luke Seeker, 4, true"
    })
    void aSeekerHasADefenseValueOfFour(
            Side side,
            String interrupt,
            String trooper,
            String weapon,
            String seeker,
            int destiny,
            boolean lost) {
        var scene =
                table().at(CANTINA, trooper)
                        .on(CANTINA, seeker)
                        .on(trooper, weapon)
                        .hand(side, interrupt)
                        .force(side, 4)
                        .nextDestiny(side, destiny)
                        .turn(side, Phase.CONTROL);

        scene.play(interrupt).passResponses();

        assertThat(scene.lost(side.opposite()).contains(seeker)).isEqualTo(lost);
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, Sniper, Stormtrooper, Imperial Blaster, Rebel Trooper, Blaster Rifle",
        "LIGHT, Sorry About The Mess, Rebel Trooper, Blaster Rifle, Stormtrooper, Imperial Blaster"
    })
    void oneWeaponOfTheOwnersIsFired(
            Side side,
            String interrupt,
            String trooper,
            String weapon,
            String opponent,
            String other) {
        var scene =
                table().at(CANTINA, trooper + "#1", trooper + "#2", opponent)
                        .on(trooper + "#1", weapon + "#1")
                        .on(trooper + "#2", weapon + "#2")
                        .on(opponent, other)
                        .hand(side, interrupt)
                        .force(side, 4)
                        .force(side.opposite(), 4)
                        .turn(side, Phase.CONTROL);

        scene.play(interrupt);

        assertThat(oneOf(scene)).hasSize(2).allMatch(card -> card.startsWith(weapon));
    }

    /** Luke's defense value is 4. */
    @ParameterizedTest
    @CsvSource({
        "URoRRuR'R'R, Stormtrooper, yes, 2, false",
        "URoRRuR'R'R, Stormtrooper, yes, 3, true",
        "URoRRuR'R'R, Stormtrooper, no, 3, false",
        "URoRRuR'R'R, Stormtrooper, no, 5, true",
        "Stormtrooper, URoRRuR'R'R, , 3, false"
    })
    void toAShotOfTheTuskenRaiderOfThatNameTwoMayBeAdded(
            String bearer, String other, @Nullable String adds, int destiny, boolean lost) {
        var scene =
                table().at(CANTINA, bearer, "Luke Skywalker")
                        .at(MOS_EISLEY, other)
                        .on(bearer, "Imperial Blaster")
                        .hand(DARK, "Sniper")
                        .force(DARK, 4)
                        .nextDestiny(DARK, destiny)
                        .turn(DARK, Phase.CONTROL);

        scene.play("Sniper").passResponses();
        if (adds == null) {
            scene.expectPrompt(Prompt.Key.PHASE_ACTION);
        } else {
            scene.answer(DARK, adds).passResponses();
        }

        assertThat(scene.lost(LIGHT).contains("Luke Skywalker")).isEqualTo(lost);
    }
}
