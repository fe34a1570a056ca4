package holosite.rules.battle;

import static holosite.language.ability.Action.at;
import static holosite.language.ability.When.inBattle;
import static holosite.language.card.Figure.BATTLE_DESTINIES;
import static holosite.language.card.Figure.POWER;
import static holosite.language.card.Icon.WARRIOR;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Abilities.adds;
import static holosite.language.words.Abilities.deploysOn;
import static holosite.language.words.Abilities.deploysOnTable;
import static holosite.language.words.Abilities.when;
import static holosite.language.words.Actions.asSoonAs;
import static holosite.language.words.Actions.may;
import static holosite.language.words.Conditions.it;
import static holosite.language.words.Conditions.thereIs;
import static holosite.language.words.Conditions.thereIsNo;
import static holosite.language.words.Effects.lose;
import static holosite.language.words.Filters.CHARACTER;
import static holosite.language.words.Filters.HERE;
import static holosite.language.words.Filters.IT;
import static holosite.language.words.Filters.LOCATION;
import static holosite.language.words.Filters.chosen;
import static holosite.language.words.Filters.persona;
import static holosite.language.words.Filters.titled;
import static holosite.language.words.Filters.your;
import static holosite.language.words.Kinds.characterWeapon;
import static holosite.language.words.Kinds.effect;
import static holosite.language.words.Kinds.imperial;
import static holosite.language.words.Modifiers.yours;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.Card;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.effect.Relocate;
import holosite.rules.capture.Exclusion;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.presence.Participation;
import holosite.rules.table.Flag;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What texts that speak of a battle see of it: only who takes part. */
class InBattleTest {
    private static final String CANTINA = "Tatooine: Cantina";
    private static final String BAY = "Tatooine: Docking Bay 94";
    private static final String TIE = "Vader's Custom TIE";

    private static final List<Card> PLAIN =
            List.of(
                    imperial("Plain Sparrer", "0_90")
                            .destiny(1)
                            .deploy(2)
                            .power(2)
                            .ability(2)
                            .forfeit(3)
                            .icons(WARRIOR)
                            .says(may(at(inBattle()).then(lose(IT)))),
                    imperial("Plain Captain", "0_91")
                            .destiny(1)
                            .deploy(2)
                            .power(2)
                            .ability(2)
                            .forfeit(3)
                            .icons(WARRIOR)
                            .says(
                                    adds(1, POWER, your(CHARACTER).presentWith(IT)),
                                    when(
                                            it(CHARACTER.with(persona("Vader"))),
                                            yours(BATTLE_DESTINIES, 1, HERE))),
                    characterWeapon("Plain Whip", DARK, "0_94")
                            .destiny(1)
                            .says(deploysOn(your(CHARACTER)), may(at(inBattle()).then(lose(IT)))),
                    effect("Plain Summons", LIGHT, "0_93")
                            .destiny(3)
                            .says(
                                    deploysOnTable(),
                                    may(
                                            at(When.anyTime())
                                                    .target("who", persona("Vader").and(CHARACTER))
                                                    .target("where", LOCATION.and(titled(BAY)))
                                                    .then(
                                                            new Relocate(
                                                                    chosen("who"),
                                                                    chosen("where"))))),
                    effect("Plain Watch", DARK, "0_92")
                            .destiny(3)
                            .says(
                                    deploysOnTable(),
                                    asSoonAs(
                                            thereIsNo(CHARACTER.and(persona("Vader")).at(HERE))
                                                    .and(thereIs(persona("Luke"))),
                                            lose(IT))));

    private static Position table() {
        var cards = new ArrayList<>(AllCards.all());
        cards.addAll(PLAIN);
        return Scene.with(() -> cards);
    }

    private static boolean participates(Scene scene, String card) {
        return Participation.takesPart(scene.state(), scene.card(card));
    }

    /** Vader in his TIE and Tarkin on a destroyer; the Rebels begin a battle at Anoat. */
    private static Scene overAnoat() {
        return table().system("Anoat", DARK)
                .locationOf("Anoat", "Asteroid Field", DARK)
                .at("Anoat", TIE, "Devastator", "Corellian Corvette", "X-wing")
                .pilot(TIE, "Darth Vader")
                .pilot("Devastator", "Grand Moff Tarkin")
                .pilot("Corellian Corvette", "Chewbacca")
                .passenger("Corellian Corvette", "Luke Skywalker")
                .force(DARK, 5)
                .force(LIGHT, 5)
                .nextDestiny(LIGHT, 5)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt("Anoat");
    }

    private static boolean tarkinMayCancel(Scene scene) {
        scene.answerDefaults(() -> scene.inBattle() && !scene.isOffered("use Grand Moff Tarkin"));
        return scene.inBattle();
    }

    @Test
    @Claim("participating-in-battle#1")
    void whoReactsAwayIsInTheBattleNoMoreForAnyText() {
        var scene = overAnoat().answer(DARK, "react away with " + TIE);

        assertThat(scene.locationOf("Darth Vader")).startsWith("Asteroid Field");
        assertThat(participates(scene, "Darth Vader")).isFalse();
        assertThat(scene.has("Darth Vader", Flag.IN_BATTLE)).isFalse();
        assertThat(scene.has(TIE, Flag.IN_BATTLE)).isFalse();
        assertThat(scene.has("Darth Vader", Flag.BATTLED)).isTrue();
        assertThat(tarkinMayCancel(scene)).isFalse();
    }

    @Test
    void whoStaysIsInTheBattleWithTheOthers() {
        assertThat(tarkinMayCancel(overAnoat())).isTrue();
    }

    @Test
    @Claim("participating-in-battle#1")
    void whoIsMovedAwayByATextIsInTheBattleNoMore() {
        for (boolean moved : new boolean[] {true, false}) {
            var scene =
                    table().at(
                                    CANTINA,
                                    "Darth Vader",
                                    "Grand Moff Tarkin",
                                    "Plain Captain",
                                    "Stormtrooper",
                                    "Obi-Wan Kenobi")
                            .site(BAY, DARK)
                            .beside(LIGHT, "Plain Summons")
                            .force(LIGHT, 5)
                            .turn(LIGHT, Phase.BATTLE)
                            .battleAt(CANTINA);
            assertThat(draws(scene)).isEqualTo(2);
            if (moved) {
                scene.passUntil("use Plain Summons").answer(LIGHT, "use Plain Summons");
                assertThat(scene.locationOf("Darth Vader")).isEqualTo(BAY);
            }

            assertThat(participates(scene, "Darth Vader")).isEqualTo(!moved);
            assertThat(scene.has("Darth Vader", Flag.IN_BATTLE)).isEqualTo(!moved);
            assertThat(draws(scene)).isEqualTo(moved ? 1 : 2);
            assertThat(tarkinMayCancel(scene)).isEqualTo(!moved);
        }
    }

    @Test
    @Claim("during-battle#1")
    void aTextForBattlesSpeaksOnlyInTheBattleOfItsCard() {
        for (String place : new String[] {CANTINA, BAY}) {
            var scene =
                    table().at(CANTINA, "Stormtrooper", "Rebel Trooper")
                            .at(place, "Plain Sparrer")
                            .force(DARK, 3)
                            .turn(DARK, Phase.BATTLE);
            scene.battleAt(CANTINA);

            assertThat(scene.isOffered("use Plain Sparrer")).isEqualTo(place.equals(CANTINA));
        }
    }

    @Test
    @Claim("during-battle#1")
    void whatACardCarriesSpeaksOnlyInTheBattleOfItsBearer() {
        for (String bearer : new String[] {"Stormtrooper", "Sandtrooper"}) {
            var scene =
                    table().at(CANTINA, "Stormtrooper", "Rebel Trooper")
                            .at(BAY, "Sandtrooper")
                            .on(bearer, "Plain Whip")
                            .force(DARK, 3)
                            .turn(DARK, Phase.BATTLE);
            scene.battleAt(CANTINA);

            assertThat(scene.isOffered("use Plain Whip")).isEqualTo(bearer.equals("Stormtrooper"));
        }
    }

    private static Scene atTheCantina() {
        return table().at(
                        CANTINA,
                        "Darth Vader",
                        "Plain Captain",
                        "Stormtrooper",
                        "Obi-Wan Kenobi",
                        "Rebel Trooper")
                .force(DARK, 3)
                .turn(DARK, Phase.BATTLE)
                .battleAt(CANTINA);
    }

    private static Scene exclude(Scene scene, String card) {
        Exclusion.exclude(scene.state(), new int[] {scene.card(card)});
        return scene;
    }

    private static int draws(Scene scene) {
        return BattleDestiny.draws(scene.state(), DARK, holosite.language.card.DestinyKind.BATTLE);
    }

    @Test
    @Claim("excluded-from-battle#10")
    @Ruling("text-of-excluded-cards")
    void anExcludedCardLendsNothingByAnyWording() {
        var whole = atTheCantina();
        assertThat(whole.power("Stormtrooper")).isEqualTo(2);
        assertThat(draws(whole)).isEqualTo(2);

        var captainOut = exclude(atTheCantina(), "Plain Captain");
        assertThat(captainOut.power("Stormtrooper")).isEqualTo(1);
        assertThat(draws(captainOut)).isEqualTo(1);

        var vaderOut = exclude(atTheCantina(), "Darth Vader");
        assertThat(vaderOut.power("Stormtrooper")).isEqualTo(2);
        assertThat(draws(vaderOut)).isZero();
    }

    @Test
    void whatAnExcludedCardLentIsBackAfterTheBattle() {
        var scene = exclude(atTheCantina(), "Plain Captain");
        assertThat(scene.power("Stormtrooper")).isEqualTo(1);

        scene.finishBattle();

        assertThat(scene.has("Plain Captain", Flag.EXCLUDED)).isFalse();
        assertThat(scene.power("Stormtrooper")).isEqualTo(2);
    }

    @Test
    @Ruling("text-of-excluded-cards")
    void anExcludedCardStillOccupiesAndIsStillThere() {
        var scene =
                exclude(
                        table().at(CANTINA, "Darth Vader", "Stormtrooper", "Rebel Trooper")
                                .beside(DARK, "Plain Watch")
                                .force(DARK, 3)
                                .turn(DARK, Phase.BATTLE)
                                .battleAt(CANTINA),
                        "Darth Vader");

        assertThat(scene.totalAbility(CANTINA, DARK)).isEqualTo(7);
        scene.passResponses();
        assertThat(scene.isOnTable("Plain Watch")).isTrue();
    }

    @Test
    @Claim("excluded-from-battle#3")
    void whoArrivesLaterIsExcludedToo() {
        for (String arriving : new String[] {"Boba Fett With Blaster Rifle", "Sandtrooper"}) {
            var scene =
                    table().at(CANTINA, "Stormtrooper", "Obi-Wan Kenobi", "Rebel Trooper")
                            .on("Stormtrooper", "Comlink")
                            .hand(DARK, arriving, "Stunning Leader")
                            .force(LIGHT, 3)
                            .force(DARK, 9)
                            .turn(LIGHT, Phase.BATTLE);

            scene.battleAt(CANTINA).play("Stunning Leader");
            scene.passUntil("deploy " + arriving + " as a react");
            scene.deployAsReact(arriving);

            assertThat(participates(scene, "Obi-Wan Kenobi")).isFalse();
            assertThat(participates(scene, arriving)).isEqualTo(arriving.equals("Sandtrooper"));
        }
    }

    @Test
    void whoMayNotBattleAnyMoreIsExcludedAtOnce() {
        var scene =
                table().at(CANTINA, "Darth Vader", "Stormtrooper", "Obi-Wan Kenobi")
                        .on("Stormtrooper", "Comlink")
                        .hand(DARK, "Boba Fett With Blaster Rifle")
                        .hand(LIGHT, "Rebel Barrier")
                        .force(LIGHT, 3)
                        .force(DARK, 8)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt(CANTINA).deployAsReact("Boba Fett With Blaster Rifle");
        assertThat(participates(scene, "Boba Fett With Blaster Rifle")).isTrue();
        scene.play("Rebel Barrier");
        scene.passResponses();

        assertThat(participates(scene, "Boba Fett With Blaster Rifle")).isFalse();
        assertThat(participates(scene, "Darth Vader")).isTrue();
    }

    @Test
    void whoHasBattledLendsNothingToASecondBattle() {
        var scene =
                table().at(CANTINA, "Plain Captain", "Stormtrooper", "Rebel Trooper")
                        .on("Stormtrooper", "Imperial Blaster")
                        .battled("Plain Captain")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);
        assertThat(scene.power("Stormtrooper")).isEqualTo(2);

        scene.battleAt(CANTINA);

        assertThat(scene.power("Stormtrooper")).isEqualTo(1);
    }
}
