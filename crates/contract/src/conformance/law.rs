//! The names of all laws, in one table.

use std::fmt;

/// Defines the laws, each with its sentence.
macro_rules! laws {
    ($($law:ident: $sentence:literal,)*) => {
        /// A law that every game must keep.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Law {
            $(#[doc = $sentence] $law,)*
        }

        impl Law {
            /// Every law.
            pub const ALL: &'static [Law] = &[$(Law::$law),*];

            /// The law as a sentence.
            pub const fn sentence(self) -> &'static str {
                match self {
                    $(Law::$law => $sentence,)*
                }
            }
        }
    };
}

laws! {
    // Rules and notation.
    RuleIdsStartWithTheGame: "Rule ids start with the game's name.",
    RuleIdsAreUnique: "Rule ids are unique.",
    SeatsInRange: "The number of seats is in the range of the game.",
    NotationReadsBack: "Notation reads back to the same value.",
    NotationIsTidy: "Notation has no loose spaces.",
    // Legal steps.
    ListIsPredicate: "The legal list is what the predicate allows, in fixed order.",
    DueSeatsCanAct: "Exactly the seats that are due can act.",
    WordsArePredicate: "The list of words is what the predicate allows.",
    DueTableCanSpeak: "A table that is due can speak.",
    SomebodyCanGoOn: "While the game runs, some step is possible.",
    // Refusals.
    RefusedIsRefused: "What the predicate refuses is refused.",
    RefusalChangesNothing: "A refusal changes nothing.",
    RefusalNamesARule: "A refusal names a rule of the registry.",
    WhyNotNamesARule: "Why not names a rule of the registry.",
    // Steps.
    ListedStepsApply: "Every listed step applies.",
    CheckedIsUnchecked: "Checked and unchecked steps lead to the same state.",
    ReplayApplies: "A replay applies.",
    ReplayIsTheSame: "A replay leads to the same end by the same events.",
    // Chance.
    WeightsArePositive: "Weights are positive.",
    TotalWeightFits: "The total weight fits.",
    ChancesArePredicate: "The chances are what the predicate allows, in fixed order.",
    DueChanceHasOutcomes: "Chance has outcomes exactly when it is due.",
    FusedChanceIsTheSame: "Fused chance equals chance step by step.",
    // The end.
    EverythingEnds: "Everything ends.",
    WinnersAtTheEnd: "There are winners exactly when the game is over.",
    FinishedGameHasAWinner: "A finished game has a winner.",
    FinishedGameHadAFirstSeat: "A finished game had a first seat.",
    EverySeatHasAScore: "Every seat has a score.",
    // Pieces.
    NothingLostOrDoubled: "Nothing is lost or doubled.",
    CountsAreCommon: "All views report the same counts.",
    // Arrangements.
    ArrangementRestores: "An arrangement restores its state.",
    ArrangementReadsBack: "An arrangement reads back.",
    RareIsPossible: "Arrangements at random can happen in the game.",
    // Views.
    WorldsLookAlike: "Worlds a viewer cannot tell apart look alike.",
    DueIsPublic: "The seats that are due are public.",
    ScoresArePublic: "Scores and winners are public.",
    WhyNotIsTheSame: "Why not is the same in worlds a viewer cannot tell apart.",
    AskingIsTheSame: "Silence, reactions and what is forced are the same in worlds a viewer cannot tell apart.",
    AskingIsPublic: "Silence, reactions and what is forced are public.",
    SilenceNamesARule: "Silence names a rule of the registry.",
    PassIsLegal: "A seat that may let an attack pass can.",
    ForcedIsAll: "A seat that is seen to be forced has no choice.",
    LegalityIsKnown: "Legality depends on what the seat knows.",
    SeeingIsPublic: "Whether a step is seen is public.",
    SeenIsKnown: "A viewer sees no step that their view does not show.",
    EventsTellNoSecrets: "Events tell a viewer nothing that is hidden from them.",
    // Redeals.
    RedealLooksAlikeToAll: "A redeal changes nothing that a spectator sees.",
    RedealKeepsCounts: "A redeal keeps the counts that views report.",
    RedealFollowsChance: "A redeal is as likely as chance makes it.",
    RedealPlaysOn: "A redealt state can be played to the end of its game.",
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.sentence())
    }
}
